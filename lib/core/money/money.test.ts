import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  allocate,
  exponentOf,
  formatMoney,
  MAX_AMOUNT_MINOR,
  parseMajor,
  percentOf,
  toMajor,
  toMinor,
} from "@/lib/core/money/money";

const amount = fc.integer({ min: 0, max: MAX_AMOUNT_MINOR });
const currency = fc.constantFrom("EUR", "JPY", "KWD", "CLF");

describe("exponentOf", () => {
  test.each([
    ["EUR", 2],
    ["USD", 2],
    ["JPY", 0],
    ["ISK", 0],
    ["KWD", 3],
    ["CLF", 4],
  ])("%s has %i decimals", (code, exponent) => expect(exponentOf(code)).toBe(exponent));

  it("refuses what is not a currency code", () => {
    expect(() => exponentOf("eur")).toThrow(RangeError);
    expect(() => exponentOf("EURO")).toThrow(RangeError);
  });
});

describe("parseMajor", () => {
  test.each<[number | string, string, number | null]>([
    [12.5, "EUR", 1250],
    ["12.50", "EUR", 1250],
    ["12.500", "EUR", 1250],
    [0, "EUR", 0],
    [-1, "EUR", -100],
    [19.99, "EUR", 1999],
    [1.005, "EUR", null],
    [0.1 + 0.2, "EUR", null],
    [100, "JPY", 100],
    [100.5, "JPY", null],
    [1.005, "KWD", 1005],
    [1e21, "EUR", null],
    [20_000_000, "EUR", 2_000_000_000],
    [20_000_000.01, "EUR", null],
    [90_071_992_547_409.92, "EUR", null],
    [Number.NaN, "EUR", null],
    [Number.POSITIVE_INFINITY, "EUR", null],
    ["", "EUR", null],
    ["1,50", "EUR", null],
    ["1e2", "EUR", null],
    [" 1", "EUR", null],
    ["0x10", "EUR", null],
    ["1.", "EUR", null],
  ])("%s %s is %s minor units", (major, code, minor) => expect(parseMajor(major, code)).toBe(minor));

  it("gives back every amount that toMajor wrote", () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_AMOUNT_MINOR, max: MAX_AMOUNT_MINOR }), currency, (minor, code) => {
        expect(parseMajor(toMajor(minor, code), code)).toBe(minor);
      }),
    );
  });

  it("has a throwing form for values that must be good", () => {
    expect(toMinor(12.5, "EUR")).toBe(1250);
    expect(() => toMinor(12.505, "EUR")).toThrow(RangeError);
  });
});

describe("formatMoney", () => {
  test.each([
    [1250, "EUR", "it", "12,50\u00a0€"],
    [1250, "USD", "en", "$12.50"],
    [1250, "JPY", "en", "¥1,250"],
    [1250, "KWD", "en", "KWD\u00a01.250"],
    [-5, "USD", "en", "-$0.05"],
  ])("%i %s in %s is %s", (minor, code, locale, text) => expect(formatMoney(minor, code, locale)).toBe(text));
});

describe("percentOf", () => {
  test.each([
    [1000, 10, 100],
    [1005, 10, 101],
    [1004, 10, 100],
    [1, 50, 1],
    [333, 33.33, 111],
    [999, 0, 0],
    [2050, 100, 2050],
    [10_000, 0.01, 1],
    [MAX_AMOUNT_MINOR, 99.99, 1_999_800_000],
  ])("%i at %d %% is %i", (minor, percent, share) => expect(percentOf(minor, percent)).toBe(share));

  it("is never more than half a unit from the true share", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (minor, basisPoints) => {
        const doubledError =
          2n * (BigInt(percentOf(minor, basisPoints / 100)) * 10_000n - BigInt(minor) * BigInt(basisPoints));
        expect(doubledError).toBeGreaterThan(-10_000n);
        expect(doubledError).toBeLessThanOrEqual(10_000n);
      }),
    );
  });

  it("refuses finer percentages and negative values", () => {
    expect(() => percentOf(100, 0.001)).toThrow(RangeError);
    expect(() => percentOf(100, -1)).toThrow(RangeError);
    expect(() => percentOf(-100, 1)).toThrow(RangeError);
    expect(() => percentOf(1.5, 1)).toThrow(RangeError);
  });
});

describe("allocate", () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [3, 7], [2, 3]],
    [7, [0, 0], [4, 3]],
    [0, [1, 2], [0, 0]],
    [10, [0, 1], [0, 10]],
  ])("splits %i by %j into %j", (minor, weights, parts) => expect(allocate(minor, weights)).toEqual(parts));

  it("adds up exactly and stays within one unit of the true share", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(amount, weights, (minor, given) => {
        const parts = allocate(minor, given);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(minor);
        const sum = given.reduce((total, weight) => total + weight, 0);
        if (sum === 0) return;
        for (const [index, part] of parts.entries()) {
          const error = BigInt(part) * BigInt(sum) - BigInt(minor) * BigInt(given[index] ?? 0);
          expect(error < BigInt(sum) && error > -BigInt(sum)).toBe(true);
        }
      }),
    );
  });

  it("refuses to split by nothing or by less than nothing", () => {
    expect(() => allocate(1, [])).toThrow(RangeError);
    expect(() => allocate(1, [1, -1])).toThrow(RangeError);
  });
});

test("an amount keeps its order among Arabic words", () => {
  expect(formatMoney(-2600, "EUR", "ar-u-nu-latn")).toBe("\u2066-26.00\u00a0€\u2069");
  expect(formatMoney(2600, "EUR", "fr")).toBe("26,00\u00a0€");
});
