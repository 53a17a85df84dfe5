import { z } from "zod";
import { Settings, UpdateSettingsBody } from "./settings-contract";

const LOOK = { accent: true, displayFont: true, heroImage: true, logoImage: true } as const;

/** How a restaurant's pages look. */
export const Theme = Settings.pick({ slug: true, name: true, ...LOOK }).meta({ id: "Theme" });

export const UpdateThemeBody = UpdateSettingsBody.pick(LOOK).meta({
  example: { accent: "#7a1f3d", displayFont: "fraunces" },
});

export const ThemeList = z.object({ tenants: z.array(z.object({ slug: z.string(), name: z.string() })) });
