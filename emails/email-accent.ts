type Channels = [red: number, green: number, blue: number];

/** The house's own accent, for restaurants whose colour cannot be read. */
const HOUSE: Channels = [109, 31, 74];

/** Mail clients know hex only, so a restaurant's `#rrggbb` or `oklch(…)` becomes that, with a text colour that reads on it. */
export function emailAccent(accent: string): { fill: string; onFill: string } {
  const channels = fromHex(accent) ?? fromOklch(accent) ?? HOUSE;
  return { fill: toHex(channels), onFill: contrastWithWhite(channels) >= 4.5 ? "#ffffff" : "#17130f" };
}

function fromHex(text: string): Channels | null {
  const hex = /^#([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (!hex) return null;
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Channels;
}

/** CSS Color 4, OKLCH to sRGB; channels beyond the gamut are clipped. */
function fromOklch(text: string): Channels | null {
  const parts = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*\)$/.exec(text.trim())?.slice(1).map(Number);
  if (!parts?.every(Number.isFinite)) return null;
  const [lightness = 0, chroma = 0, hue = 0] = parts;
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return linear.map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, encoded)));
  }) as Channels;
}

function toHex(channels: Channels): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** WCAG 2.2, 1.4.3. */
function contrastWithWhite(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
