import type { DISPLAY_FONTS } from "@/lib/restaurant/tenancy/display-font";

const CLASS_OF: Record<(typeof DISPLAY_FONTS)[number], string> = {
  fraunces: "",
  "instrument-sans": "[--font-fraunces:var(--font-instrument)]",
  "bricolage-grotesque": "[--font-fraunces:var(--font-bricolage)] [--display-weight:620]",
};

/** The class under which `font-display` writes in the font of a restaurant; Fraunces for one that is unknown. */
export function displayFontClass(font: string): string {
  return Object.entries(CLASS_OF).find(([name]) => name === font)?.[1] ?? CLASS_OF.fraunces;
}
