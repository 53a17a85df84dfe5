import { describe, expect, test } from "vitest";
import { coverageOf, type Owed, shortages } from "./owed";

const debt = (changes: Partial<Owed>): Owed => ({
  currency: "EUR",
  escrowMinor: 0,
  giftCardsMinor: 0,
  refundsDueMinor: 0,
  payoutsMinor: 0,
  ...changes,
});
const euros = (amount: number) => [{ currency: "EUR", amount }];

describe("what has to be available", () => {
  test("is everything that is owed", () => {
    const owed = [debt({ escrowMinor: 100, giftCardsMinor: 20, refundsDueMinor: 3, payoutsMinor: 4 })];
    const [coverage] = coverageOf(owed, { available: euros(500), pending: [] });
    expect(coverage).toEqual({ currency: "EUR", owed: 127, needed: 127, available: 500, pending: 0 });
  });

  test("is not the held money that is pending itself, but is what of it is not", () => {
    const owed = [debt({ escrowMinor: 100, giftCardsMinor: 20 })];
    const needed = (pending: number) =>
      coverageOf(owed, { available: [], pending: euros(pending) })[0]?.needed;
    expect([needed(60), needed(100), needed(400), needed(-30)]).toEqual([60, 20, 20, 120]);
  });

  test("is counted in the processor's unit", () => {
    const owed = [debt({ currency: "ISK", escrowMinor: 500 })];
    expect(coverageOf(owed, { available: [], pending: [] })[0]?.needed).toBe(50_000);
  });
});

describe("a shortage", () => {
  test.each([
    [127, 0],
    [126, 1],
  ])("with %i available for 127 is reported %i times", (available, times) => {
    const coverage = coverageOf([debt({ payoutsMinor: 127 })], { available: euros(available), pending: [] });
    expect(shortages(coverage)).toHaveLength(times);
  });

  test("is none where nothing is owed, also below zero", () => {
    expect(shortages(coverageOf([], { available: euros(-50), pending: [] }))).toEqual([]);
  });
});
