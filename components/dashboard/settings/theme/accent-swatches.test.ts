import { describe, expect, it } from "vitest";
import { ACCENT_SWATCHES, closestAccent } from "./accent-swatches";

describe("the name of a color", () => {
  it("is its own for each suggestion, however it is written", () => {
    for (const { name, hex } of ACCENT_SWATCHES) expect(closestAccent(hex.toUpperCase())).toBe(name);
    expect(closestAccent("oklch(0.48 0.16 28)")).toBe("brickRed");
    expect(closestAccent("rgb(29, 78, 216)")).toBe("blue");
  });

  it("is that of the suggestion it looks like", () => {
    expect(closestAccent("#a11")).toBe("brickRed");
    expect(closestAccent("#2a5adf")).toBe("blue");
    expect(closestAccent("#444")).toBe("stone");
    expect(closestAccent("no color")).toBeNull();
  });
});
