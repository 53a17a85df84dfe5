import type { BodyOf } from "@/components/data/api";
import { hexColor, parseColor } from "@/lib/core/color/color";
import { DISPLAY_FONTS } from "@/lib/restaurant/tenancy/display-font";
import type { Theme } from "@/lib/restaurant/tenancy/theme";

export interface ThemeForm {
  /** #rrggbb, whatever is stored. */
  accent: string;
  displayFont: string;
  heroImage: string | null;
  logoImage: string | null;
}

export const isColorCode = (text: string) => /^#(?:[0-9a-f]{3}){1,2}$/i.test(text.trim());

export function themeForm({ accent, displayFont, heroImage, logoImage }: Theme): ThemeForm {
  const color = parseColor(accent);
  return { accent: color ? hexColor(color) : accent, displayFont, heroImage, logoImage };
}

export function readThemeForm({ accent, displayFont, heroImage, logoImage }: ThemeForm, settings: Theme) {
  const font = DISPLAY_FONTS.find((known) => known === displayFont);
  if (!isColorCode(accent)) return { ok: false, problems: { accent: "colorInvalid" } } as const;
  // The color as it is stored can be finer than its hexadecimal form: it stays unless somebody chose another.
  const isSame = accent === themeForm(settings).accent;
  const body: BodyOf<"updateSettings"> = {
    ...(isSame ? {} : { accent: accent.trim() }),
    ...(font ? { displayFont: font } : {}),
    heroImage,
    logoImage,
  };
  return { ok: true, body } as const;
}
