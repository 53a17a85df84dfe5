import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, type Oklch, parseColor } from "@/lib/core/color/color";
import { accentTheme, HOUSE_ACCENT } from "./accent";

const css = readFileSync(new URL("../../app/globals.css", import.meta.url), "utf8");

/** The light and the dark value of a token, its neutrals tinted with `hue`. */
function token(name: string, hue: number): [light: Oklch, dark: Oklch] {
  const declaration = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? "";
  const values = [...declaration.replaceAll("var(--neutral-hue)", String(hue)).matchAll(/oklch\([^)]+\)/g)];
  const colors = values.map(([text]) => parseColor(text));
  const [light, dark = light] = colors;
  if (!light || !dark) throw new Error(`no colors for --${name}: ${declaration}`);
  return [light, dark];
}

function expectContrast(foreground: string, background: string, ratio: number) {
  for (let hue = 0; hue < 360; hue += 15) {
    const [front, back] = [token(foreground, hue), token(background, hue)];
    for (const scheme of [0, 1] as const) {
      const measured = contrast(front[scheme], back[scheme]);
      expect(measured, `${foreground} on ${background}, hue ${hue}, scheme ${scheme}`).toBeGreaterThanOrEqual(
        ratio,
      );
    }
  }
}

describe("the color tokens", () => {
  it.each(["ink", "ink-soft", "positive", "caution", "critical", "info"])(
    "reads %s on every ground",
    (text) => {
      for (const ground of ["page", "surface", "sunken"]) expectContrast(text, ground, 4.5);
    },
  );

  it.each(["positive", "caution", "critical", "info"])("reads %s on its own tint", (state) => {
    expectContrast(state, `${state}-tint`, 4.5);
    expectContrast("ink", `${state}-tint`, 4.5);
  });

  it("draws the edges of controls visibly", () => {
    for (const ground of ["page", "surface", "sunken"]) expectContrast("line-strong", ground, 3);
  });

  it("reads the words of a dangerous button", () => {
    expectContrast("critical-on", "critical-fill", 4.5);
  });

  it("starts with the house's accent as it is computed for tenants", () => {
    const { light, dark } = accentTheme(HOUSE_ACCENT);
    for (const [scheme, colors] of Object.entries({ light, dark })) {
      expect(css).toContain(`--accent-fill-${scheme}: ${colors.fill};`);
      expect(css).toContain(`--accent-on-fill-${scheme}: ${colors.onFill};`);
      expect(css).toContain(`--accent-ink-${scheme}: ${colors.ink};`);
      expect(css).toContain(`--accent-soft-${scheme}: ${colors.soft};`);
    }
  });
});
