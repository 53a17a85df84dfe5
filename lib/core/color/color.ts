/**
 * Color arithmetic for accessible themes. Pure. OKLCH as in CSS Color 4 (lightness 0 to 1, hue in degrees),
 * contrast as in WCAG 2.2.
 */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

/** Reads `#rgb`, `#rrggbb`, `rgb(…)` and `oklch(…)`; null for anything else. */
export function parseColor(text: string): Oklch | null {
  const value = text.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
    return fromSrgb([0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255));
  }
  const rgb = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(value);
  if (rgb) return fromSrgb(rgb.slice(1).map((channel) => Math.min(255, Number(channel)) / 255));
  const oklch = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/.exec(value);
  if (!oklch) return null;
  const lightness = Number(oklch[1]) / (oklch[2] === "%" ? 100 : 1);
  const color = { lightness: Math.min(1, lightness), chroma: Number(oklch[3]), hue: Number(oklch[4]) % 360 };
  return Object.values(color).every(Number.isFinite) ? toGamut(color) : null;
}

/** The same color with as much of its chroma as an sRGB screen can show. */
export function toGamut(color: Oklch): Oklch {
  const fits = (chroma: number) =>
    toLinear({ ...color, chroma }).every((channel) => channel >= -0.0005 && channel <= 1.0005);
  if (fits(color.chroma)) return color;
  let low = 0;
  let high = color.chroma;
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return { ...color, chroma: low };
}

/** The contrast ratio of two colors, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(a: Oklch, b: Oklch): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The color as CSS, rounded to what an eye can tell apart. */
export function cssColor({ lightness, chroma, hue }: Oklch): string {
  return `oklch(${+lightness.toFixed(4)} ${+chroma.toFixed(4)} ${+hue.toFixed(2)})`;
}

/** The color as `#rrggbb`, for clients that support no other form. */
export function hexColor(color: Oklch): string {
  const channels = toLinear(toGamut(color)).map((channel) => {
    const value = Math.min(1, Math.max(0, channel));
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

function luminance(color: Oklch): number {
  const [red, green, blue] = toLinear(toGamut(color)).map((channel) => Math.min(1, Math.max(0, channel))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function fromSrgb(channels: readonly number[]): Oklch {
  const [red, green, blue] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}
