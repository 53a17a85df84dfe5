import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { MAX_AMOUNT_MINOR } from "@/lib/core/money/money";
import { bulkPrice, bulkPrices, ROUNDINGS } from "./bulk-price";

describe("a price that changes with many", () => {
  test.each([
    [850, { percent: 5, rounding: "none" }, 893],
    [850, { percent: 5, rounding: "10" }, 890],
    [850, { percent: 5, rounding: "50" }, 900],
    [850, { percent: 5, rounding: "90" }, 890],
    [850, { percent: -10, rounding: "90" }, 790],
    [1240, { percent: 2.5, rounding: "none" }, 1271],
    [20, { percent: 5, rounding: "90" }, 90],
    [850, { amountMinor: 50, rounding: "none" }, 900],
    [30, { amountMinor: -50, rounding: "none" }, 0],
    [0, { amountMinor: 50, rounding: "90" }, 0],
    [MAX_AMOUNT_MINOR, { percent: 1000, rounding: "none" }, null],
  ] as const)("%i with %o is %s", (minor, rule, price) => {
    expect(bulkPrice(minor, rule, "EUR")).toBe(price);
  });

  it("rounds yen by their hundreds", () => {
    expect(bulkPrice(1234, { percent: 0, rounding: "50" }, "JPY")).toBe(1250);
    expect(bulkPrice(1234, { percent: 0, rounding: "90" }, "JPY")).toBe(1190);
  });

  it("is never below nothing and never further from the exact price than half a step", () => {
    const steps = { none: 1, "10": 10, "50": 50, "90": 100 };
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000 }),
        fc.integer({ min: -90, max: 300 }),
        fc.constantFrom(...ROUNDINGS),
        (minor, percent, rounding) => {
          const price = bulkPrice(minor, { percent, rounding }, "EUR") ?? Number.NaN;
          const exactHundredths = minor * (100 + percent);
          expect(price).toBeGreaterThanOrEqual(0);
          const atLeastNinety = rounding === "90" && price === 90;
          const furthest = 50 * steps[rounding] + 50;
          if (!atLeastNinety) expect(Math.abs(100 * price - exactHundredths)).toBeLessThanOrEqual(furthest);
        },
      ),
    );
  });
});

describe("a dish with an offer", () => {
  it("keeps the offer beside the price", () => {
    const prices = { basePriceMinor: 1000, discountPriceMinor: 800 };
    expect(bulkPrices(prices, { percent: 10, rounding: "none" }, "EUR")).toEqual({
      basePriceMinor: 1100,
      discountPriceMinor: 880,
    });
  });

  it("loses an offer that rounding makes no better than the price", () => {
    const prices = { basePriceMinor: 1000, discountPriceMinor: 980 };
    expect(bulkPrices(prices, { percent: 0, rounding: "50" }, "EUR")).toEqual({
      basePriceMinor: 1000,
      discountPriceMinor: null,
    });
  });
});
