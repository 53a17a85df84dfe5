import { describe, expect, it } from "vitest";
import { readUnitCost, recipeCostMinor, unitCostOf, unitCostToMajor } from "./ingredient-cost";

describe("the cost of an ingredient's unit", () => {
  it.each([
    [0.0012, "EUR", 120],
    [1.29, "EUR", 129_000],
    [0.00001, "EUR", 1],
    [0.000001, "EUR", null],
    [-1, "EUR", null],
    [30_000, "EUR", null],
    [398, "JPY", 398_000],
    [0.125, "JPY", 125],
    [0.0005, "JPY", null],
  ])("reads %d %s as %s thousandths of the smallest coin", (major, currency, milli) => {
    expect(readUnitCost(major, currency)).toBe(milli);
    if (milli !== null) expect(unitCostToMajor(milli, currency)).toBe(major);
  });

  it("is what was paid for a delivery, divided by it", () => {
    expect(unitCostOf({ costMinor: 3000, quantityMilli: 25_000 })).toBe(120_000);
    expect(unitCostOf({ costMinor: 100, quantityMilli: 3_000 })).toBe(33_333);
    expect(unitCostOf({ costMinor: 100, quantityMilli: 0 })).toBeNull();
    expect(unitCostOf({ costMinor: 2_000_000_000, quantityMilli: 1 })).toBeNull();
  });
});

describe("the cost of a recipe", () => {
  it("adds exactly and rounds once", () => {
    const third = { quantityMilli: 333, unitCostMilli: 1_501 };
    expect(recipeCostMinor([third])).toBe(0);
    expect(recipeCostMinor([third, third])).toBe(1);
    expect(recipeCostMinor([{ quantityMilli: 2_000_000_000, unitCostMilli: 2_000_000_000 }])).toBe(4e12);
  });

  it("is unknown without a recipe, or while one ingredient has no cost", () => {
    expect(recipeCostMinor([])).toBeNull();
    const known = { quantityMilli: 1000, unitCostMilli: 1000 };
    expect(recipeCostMinor([known, { ...known, unitCostMilli: null }])).toBeNull();
  });
});
