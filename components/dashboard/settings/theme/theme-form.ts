import type { BodyOf } from "@/components/data/api";
import { hexColor, parseColor } from "@/lib/core/color/color";
import type { Look } from "@/lib/restaurant/tenancy/look";
import { DISPLAY_FONTS } from "@/lib/restaurant/tenancy/settings-contract";

/** How the storefront looks, as it is edited. */
export interface ThemeForm {
  /** #rrggbb, whatever is stored. */
  accent: string;
  displayFont: string;
  heroImage: string | null;
  logoImage: string | null;
}

const HEX = /^#(?:[0-9a-f]{3}){1,2}$/i;

export function themeForm({ accent, displayFont, heroImage, logoImage }: Look): ThemeForm {
  const color = parseColor(accent);
  return { accent: color ? hexColor(color) : accent, displayFont, heroImage, logoImage };
}

/** The form as the API accepts it, or its problems by field. */
export function readThemeForm({ accent, displayFont, heroImage, logoImage }: ThemeForm, settings: Look) {
  const font = DISPLAY_FONTS.find((known) => known === displayFont);
  if (!HEX.test(accent.trim())) return { ok: false, problems: { accent: "colorInvalid" } } as const;
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
