import { parseColor } from "@/lib/core/color/color";

/** Colors that restaurants choose, from warm to cool. */
export const ACCENT_SWATCHES = [
  { name: "brickRed", hex: "#9f1d20" },
  { name: "orange", hex: "#c2410c" },
  { name: "ochre", hex: "#b7791f" },
  { name: "oliveGreen", hex: "#4d7c0f" },
  { name: "darkGreen", hex: "#15603f" },
  { name: "teal", hex: "#0f766e" },
  { name: "blue", hex: "#1d4ed8" },
  { name: "indigo", hex: "#4338ca" },
  { name: "plum", hex: "#7a1f5c" },
  { name: "stone", hex: "#57534e" },
] as const;

export type AccentName = (typeof ACCENT_SWATCHES)[number]["name"];

/** The suggestion that a color looks most like, by its distance in OKLab; null for a text that is no color. */
export function closestAccent(text: string): AccentName | null {
  const own = labOf(text);
  if (!own) return null;
  const distances = ACCENT_SWATCHES.map(({ name, hex }) => {
    const other = labOf(hex) ?? own;
    return { name, distance: Math.hypot(...own.map((value, index) => value - (other[index] ?? 0))) };
  });
  return distances.reduce((best, each) => (each.distance < best.distance ? each : best)).name;
}

function labOf(text: string): [number, number, number] | null {
  const color = parseColor(text);
  if (!color) return null;
  const angle = (color.hue * Math.PI) / 180;
  return [color.lightness, color.chroma * Math.cos(angle), color.chroma * Math.sin(angle)];
}
