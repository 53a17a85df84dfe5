import type { DISPLAY_FONTS } from "@/lib/restaurant/tenancy/settings-contract";

/** The class that writes in a display font. */
export const FONT_CLASS: Record<(typeof DISPLAY_FONTS)[number], string> = {
  fraunces: "font-display",
  "instrument-sans": "font-display [--font-fraunces:var(--font-instrument)]",
};
