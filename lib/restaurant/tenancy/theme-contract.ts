import { z } from "zod";
import { Settings, UpdateSettingsBody } from "./settings-contract";

const LOOK = { accent: true, displayFont: true, heroImage: true, logoImage: true } as const;

/** How a restaurant's pages look. */
export const Theme = Settings.pick({ slug: true, name: true, ...LOOK }).meta({ id: "Theme" });

export const UpdateThemeBody = UpdateSettingsBody.pick(LOOK).meta({
  example: { accent: "#7a1f3d", displayFont: "fraunces" },
});

export const ThemeList = z.object({ tenants: z.array(z.object({ slug: z.string(), name: z.string() })) });

const Look = Settings.pick(LOOK).meta({ id: "Look" });

/** The work on a restaurant's look. */
export const ThemeDraft = z
  .object({
    slug: z.string(),
    name: z.string(),
    published: Look.describe("What guests see"),
    draft: Look.nullable().describe("What is worked on; null if nothing is"),
    draftAt: z.iso.datetime().nullable(),
    undo: z
      .object({ publishedAt: z.iso.datetime(), look: Look.describe("What was shown before it") })
      .nullable()
      .describe("The last publication; null once it was undone or the look was changed in another way"),
  })
  .meta({ id: "ThemeDraft" });
export type ThemeDraft = z.output<typeof ThemeDraft>;
