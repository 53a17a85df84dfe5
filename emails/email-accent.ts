import { contrast, hexColour, type Oklch, parseColour } from "@/lib/core/colour/colour";

/** The house's own accent, for restaurants whose colour cannot be read. */
const HOUSE: Oklch = { lightness: 0.3773, chroma: 0.1195, hue: 350.37 };
const WHITE: Oklch = { lightness: 1, chroma: 0, hue: 0 };

/** Mail clients know hex only, so a restaurant's accent becomes that, with a text colour that reads on it. */
export function emailAccent(accent: string): { fill: string; onFill: string } {
  const colour = parseColour(accent) ?? HOUSE;
  return { fill: hexColour(colour), onFill: contrast(colour, WHITE) >= 4.5 ? "#ffffff" : "#17130f" };
}
