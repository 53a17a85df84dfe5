import { describe, expect, it } from "vitest";
import { contrast, type Oklch, parseColor } from "@/lib/core/color/color";
import { type AccentTheme, accentTheme, accentVariables, HOUSE_ACCENT } from "./accent";

const MANY_ACCENTS = [
  ...Array.from({ length: 36 }, (_, step) => step * 10).flatMap((hue) =>
    [0.15, 0.35, 0.5, 0.62, 0.75, 0.9].flatMap((lightness) =>
      [0.01, 0.08, 0.18, 0.3].map((chroma) => `oklch(${lightness} ${chroma} ${hue})`),
    ),
  ),
  "#000",
  "#ffffff",
  "#808080",
  "#ffd400",
  "#00ff00",
  "#e4572e",
  "#0b1f4b",
];

function color(text: string): Oklch {
  const parsed = parseColor(text);
  if (!parsed) throw new Error(`not a color: ${text}`);
  return parsed;
}

function grounds(scheme: "light" | "dark", theme: AccentTheme): Oklch[] {
  const lightnesses = scheme === "light" ? [0.998, 0.984, 0.955] : [0.185, 0.222, 0.28];
  return lightnesses.map((lightness) => ({ lightness, chroma: 0.012, hue: theme.neutralHue ?? 80 }));
}

const MANY_THEMES = MANY_ACCENTS.map((accent) => [accent, accentTheme(accent)] as const);

describe.each(["light", "dark"] as const)("accentTheme, %s", (scheme) => {
  it("carries readable text on its fill, whatever the restaurant's color", () => {
    for (const [accent, theme] of MANY_THEMES) {
      const { fill, onFill } = theme[scheme];
      expect(contrast(color(fill), color(onFill)), accent).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("is readable as text on every ground and on its own tint", () => {
    for (const [accent, theme] of MANY_THEMES) {
      for (const ground of [...grounds(scheme, theme), color(theme[scheme].soft)]) {
        expect(contrast(color(theme[scheme].ink), ground), accent).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("is a visible shape on every ground", () => {
    for (const [accent, theme] of MANY_THEMES) {
      for (const ground of grounds(scheme, theme)) {
        expect(contrast(color(theme[scheme].fill), ground), accent).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe("accentTheme", () => {
  it("keeps a color that is already readable", () => {
    const chosen = color("#0b6e4f");
    const fill = color(accentTheme("#0b6e4f").light.fill);
    expect(fill.lightness).toBeCloseTo(chosen.lightness, 2);
    expect(fill.hue).toBeCloseTo(chosen.hue, 0);
  });

  it("keeps yellow yellow under dark text", () => {
    const { fill, onFill } = accentTheme("#ffd400").light;
    expect(color(fill).hue).toBeCloseTo(color("#ffd400").hue, 0);
    expect(color(onFill).lightness).toBeLessThan(0.3);
  });

  it.each([null, undefined, "", "red; background: url(x)", "#12", "oklch(nan)"])(
    "falls back from %s",
    (text) => {
      expect(accentTheme(text)).toEqual({ ...accentTheme(HOUSE_ACCENT), neutralHue: null });
    },
  );

  it("names every variable that the style sheet reads", () => {
    expect(Object.keys(accentVariables(accentTheme("#e4572e"))).sort()).toEqual([
      "--accent-fill-dark",
      "--accent-fill-light",
      "--accent-ink-dark",
      "--accent-ink-light",
      "--accent-on-fill-dark",
      "--accent-on-fill-light",
      "--accent-soft-dark",
      "--accent-soft-light",
      "--neutral-hue",
    ]);
  });
});

describe("parseColor", () => {
  it("agrees with known OKLCH values", () => {
    const red = color("#ff0000");
    expect([red.lightness, red.chroma, red.hue].map((value) => Math.round(value * 1000) / 1000)).toEqual([
      0.628, 0.258, 29.234,
    ]);
    expect(color("rgb(255, 0, 0)")).toEqual(red);
    expect(contrast(color("#fff"), color("#000"))).toBeCloseTo(21, 3);
    expect(contrast(color("#fff"), color("#767676"))).toBeCloseTo(4.54, 2);
  });
});
