import { contrast, cssColor, type Oklch, parseColor, toGamut } from "@/lib/core/color/color";

/** The house's own accent, an aubergine; also what an unreadable tenant color becomes. */
export const HOUSE_ACCENT = "oklch(0.42 0.13 352)";

export interface SchemeAccent {
  /** Fills: buttons, selected marks. At least 3:1 on every ground. */
  fill: string;
  /** Text on `fill`, at least 4.5:1. */
  onFill: string;
  /** Text, icons and borders on any ground, also on `soft`, at least 4.5:1. */
  ink: string;
  /** A quiet tint behind selected things. */
  soft: string;
}

export interface AccentTheme {
  light: SchemeAccent;
  dark: SchemeAccent;
  /** The hue that tints the neutrals, in degrees; null keeps the house's. */
  neutralHue: number | null;
}

const TEXT = 4.5;
const SHAPE = 3;
/** Room for rounding and for grounds tinted in another hue. */
const MARGIN = 0.12;

/** The outermost backgrounds of accents, as in globals.css: the page's darkest and lightest neutrals. */
const GROUNDS = {
  light: [0.953, 0.999],
  dark: [0.185, 0.285],
} as const;

/** On dark backgrounds the same chroma looks stronger. */
const DARK_CHROMA = 0.85;

const ON_DARK_FILL: Oklch = { lightness: 0.99, chroma: 0.004, hue: 85 };
const ON_LIGHT_FILL: Oklch = { lightness: 0.2, chroma: 0.015, hue: 85 };

const THEMES_KEPT = 200;
const themes = new Map<string, AccentTheme>();

/**
 * An accessible theme from one color of a restaurant's choosing, whatever it is: hue and character stay,
 * lightness moves as little as WCAG 2.2 AA asks. Unreadable input gives the house's accent. Every page of a restaurant
 * asks for its theme, so the last ones are kept.
 */
export function accentTheme(accent: string | null | undefined): AccentTheme {
  const key = accent ?? "";
  const known = themes.get(key);
  if (known) return known;
  const made = newTheme(accent);
  if (themes.size >= THEMES_KEPT) themes.clear();
  themes.set(key, made);
  return made;
}

function newTheme(accent: string | null | undefined): AccentTheme {
  const color = parseColor(accent ?? "") ?? (parseColor(HOUSE_ACCENT) as Oklch);
  return {
    light: schemeAccent(color, "light"),
    dark: schemeAccent(color, "dark"),
    neutralHue: accent && parseColor(accent) && color.chroma > 0.03 ? Math.round(color.hue) : null,
  };
}

/** The theme as the CSS variables that globals.css reads. */
export function accentVariables(theme: AccentTheme): Record<`--${string}`, string> {
  const variables: Record<`--${string}`, string> = {};
  for (const scheme of ["light", "dark"] as const) {
    variables[`--accent-fill-${scheme}`] = theme[scheme].fill;
    variables[`--accent-on-fill-${scheme}`] = theme[scheme].onFill;
    variables[`--accent-ink-${scheme}`] = theme[scheme].ink;
    variables[`--accent-soft-${scheme}`] = theme[scheme].soft;
  }
  if (theme.neutralHue !== null) variables["--neutral-hue"] = String(theme.neutralHue);
  return variables;
}

function schemeAccent(chosen: Oklch, scheme: keyof typeof GROUNDS): SchemeAccent {
  const color = scheme === "dark" ? { ...chosen, chroma: chosen.chroma * DARK_CHROMA } : chosen;
  const towards = scheme === "light" ? -1 : 1;
  const hue = color.hue;
  const grounds = GROUNDS[scheme].map((lightness) => ({ lightness, chroma: 0.012, hue }));
  const soft = toGamut({
    lightness: scheme === "light" ? 0.945 : 0.29,
    chroma: Math.min(color.chroma, scheme === "light" ? 0.03 : 0.05),
    hue,
  });
  const everywhere = [...grounds, soft];
  const fill = readableFill(color, grounds, towards);
  return {
    fill: cssColor(fill),
    onFill: cssColor(contrast(fill, ON_DARK_FILL) >= TEXT ? ON_DARK_FILL : ON_LIGHT_FILL),
    ink: cssColor(shift(color, towards, (candidate) => clears(candidate, everywhere, TEXT))),
    soft: cssColor(soft),
  };
}

/**
 * A fill that is a shape on the page and carries text. A color that is nearly dark enough for white text
 * goes there; a light one such as a yellow stays as light as it may and carries dark text.
 */
function readableFill(color: Oklch, grounds: readonly Oklch[], towards: 1 | -1): Oklch {
  const shape = shift(color, towards, (candidate) => clears(candidate, grounds, SHAPE));
  const carriesLight = (candidate: Oklch) => contrast(candidate, ON_DARK_FILL) >= TEXT + MARGIN;
  if (carriesLight(shape)) return shape;
  if (towards === -1 && contrast(color, ON_DARK_FILL) >= 2.6) return shift(shape, -1, carriesLight);
  return shift(shape, 1, (candidate) => contrast(candidate, ON_LIGHT_FILL) >= TEXT + MARGIN);
}

function clears(candidate: Oklch, grounds: readonly Oklch[], ratio: number): boolean {
  return grounds.every((ground) => contrast(candidate, ground) >= ratio + MARGIN);
}

/** Moves the lightness in small steps until `enough`; the end of the scale is always enough. */
function shift(color: Oklch, towards: 1 | -1, enough: (candidate: Oklch) => boolean): Oklch {
  let candidate = toGamut(color);
  const end = towards === 1 ? 1 : 0;
  while (!enough(candidate) && candidate.lightness !== end) {
    const lightness = Math.min(1, Math.max(0, candidate.lightness + towards * 0.005));
    candidate = toGamut({ ...color, lightness });
  }
  return candidate;
}
