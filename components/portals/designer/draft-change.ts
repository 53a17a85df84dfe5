import { isColorCode, type ThemeForm } from "@/components/dashboard/settings/theme/theme-form";
import type { BodyOf } from "@/components/data/api";
import { DISPLAY_FONTS } from "@/lib/restaurant/tenancy/display-font";

/** A part of the theme as the draft takes it; null while a color is half typed. */
export function draftChange(part: keyof ThemeForm, theme: ThemeForm): BodyOf<"draftTheme"> | null {
  switch (part) {
    case "accent":
      return isColorCode(theme.accent) ? { accent: theme.accent.trim() } : null;
    case "displayFont": {
      const displayFont = DISPLAY_FONTS.find((font) => font === theme.displayFont);
      return displayFont ? { displayFont } : null;
    }
    case "heroImage":
      return { heroImage: theme.heroImage };
    case "logoImage":
      return { logoImage: theme.logoImage };
  }
}
