import { z } from "zod";
import { Settings, UpdateSettingsBody } from "./settings-contract";

const THEME = { accent: true, displayFont: true, heroImage: true, logoImage: true } as const;

export const Theme = Settings.pick({ slug: true, name: true, ...THEME }).meta({ id: "Theme" });

export const UpdateThemeBody = UpdateSettingsBody.pick(THEME).meta({
  example: { accent: "#7a1f3d", displayFont: "fraunces" },
});

export const ThemeList = z.object({ tenants: z.array(z.object({ slug: z.string(), name: z.string() })) });

const BareTheme = Settings.pick(THEME).meta({ id: "Look" });

export const ThemeDraft = z
  .object({
    slug: z.string(),
    name: z.string(),
    published: BareTheme.describe("What guests see"),
    draft: BareTheme.nullable().describe("What is worked on; null if nothing is"),
    draftAt: z.iso.datetime().nullable(),
    undo: z
      .object({ publishedAt: z.iso.datetime(), look: BareTheme.describe("What was shown before it") })
      .nullable()
      .describe("The last publication; null once it was undone or the theme was changed in another way"),
  })
  .meta({ id: "ThemeDraft" });
export type ThemeDraft = z.output<typeof ThemeDraft>;
