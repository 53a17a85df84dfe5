import { contrast, hexColor, type Oklch, parseColor } from "@/lib/core/color/color";

/** The house's own accent, for restaurants whose color cannot be read. */
const HOUSE: Oklch = { lightness: 0.3773, chroma: 0.1195, hue: 350.37 };
const WHITE: Oklch = { lightness: 1, chroma: 0, hue: 0 };

/** Mail clients know hex only, so a restaurant's accent becomes that, with a text color that reads on it. */
export function emailAccent(accent: string): { fill: string; onFill: string } {
  const color = parseColor(accent) ?? HOUSE;
  return { fill: hexColor(color), onFill: contrast(color, WHITE) >= 4.5 ? "#ffffff" : "#17130f" };
}
