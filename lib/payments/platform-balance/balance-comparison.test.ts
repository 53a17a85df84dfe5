import { describe, expect, test } from "vitest";
import { type Books, compareBalance, findingOf, isUnderWay, type Unmatched } from "./balance-comparison";

const AT = new Date("2026-11-18T05:00:00Z");
const ago = (hours: number) => new Date(AT.getTime() - hours * 3_600_000);

const NOTHING: Books = { sums: [], booked: [], ledger: [], near: [] };
const euros = (amount: number) => [{ currency: "EUR", amount }];
const held = (amount: number) => ({ available: euros(amount), pending: [] });

const unmatched = (changes: Partial<Unmatched>): Unmatched => ({
  key: "capture:pi_1",
  currency: "EUR",
  ledgerMinor: null,
  processorMinor: 1700,
  createdAt: ago(5),
  isPending: false,
  ...changes,
});

/** 100.00 paid, 30.00 refunded, 60.00 passed on, 1.75 in fees, 5.00 paid out and 20.00 put in. */
const BOOKS: Books = {
  sums: [
    { currency: "EUR", kind: "capture", amount: 10_000, fee: 175 },
    { currency: "EUR", kind: "refund", amount: -3_000, fee: 0 },
    { currency: "EUR", kind: "transfer", amount: -6_000, fee: 0 },
    { currency: "EUR", kind: "fee", amount: -40, fee: 0 },
    { currency: "EUR", kind: "payout", amount: -500, fee: 0 },
    { currency: "EUR", kind: "topup", amount: 2_000, fee: 0 },
    { currency: "EUR", kind: "adjustment", amount: -7, fee: 0 },
  ],
  booked: [{ currency: "EUR", amountMinor: 1_000 }],
  ledger: [{ currency: "EUR", amountMinor: 1_000 }],
  near: [],
};

describe("the way from the ledger to the balance", () => {
  test("is fees, payouts, top-ups and adjustments, and ends at it", () => {
    expect(compareBalance(held(2_278), BOOKS, { unmatched: [], at: AT })).toEqual([
      {
        currency: "EUR",
        available: 2_278,
        pending: 0,
        ledger: 1_000,
        conversion: 0,
        fees: -215,
        payouts: -500,
        topups: 2_000,
        adjustments: -7,
        underWay: 0,
        difference: 0,
        unread: 0,
        unexplained: 0,
      },
    ]);
  });

  test("leads out of one currency and into another where money was converted", () => {
    const sums = [{ currency: "EUR", kind: "capture" as const, amount: 5_700, fee: 225 }];
    const yen = [{ currency: "JPY", amountMinor: 10_000 }];
    const found = compareBalance(
      held(5_475),
      { ...NOTHING, sums, booked: yen, ledger: yen },
      { unmatched: [], at: AT },
    );
    expect(found).toMatchObject([
      { currency: "EUR", ledger: 0, conversion: 5_700, fees: -225, difference: 0 },
      { currency: "JPY", ledger: 10_000, conversion: -10_000, difference: 0 },
    ]);
  });

  test("counts in the processor's unit what the ledger counts in another", () => {
    const sums = [{ currency: "ISK", kind: "capture" as const, amount: 50_000, fee: 900 }];
    const kronur = [{ currency: "ISK", amountMinor: 500 }];
    const balance = { available: [], pending: [{ currency: "ISK", amount: 49_100 }] };
    const found = compareBalance(
      balance,
      { ...NOTHING, sums, booked: kronur, ledger: kronur },
      { unmatched: [], at: AT },
    );
    expect(found).toMatchObject([{ ledger: 50_000, fees: -900, difference: 0 }]);
  });
});

describe("what does not add up", () => {
  test("is a difference of the balance when transactions were not read", () => {
    const [found] = compareBalance(held(2_778), BOOKS, { unmatched: [], at: AT });
    expect(found).toMatchObject({ unread: 500, unexplained: 0, difference: 500 });
  });

  test("is what a movement lacks on the other side", () => {
    const ledger = [{ currency: "EUR", amountMinor: -700 }];
    const lost = unmatched({ ledgerMinor: null, processorMinor: 1_700 });
    const [found] = compareBalance(held(2_278), { ...BOOKS, ledger }, { unmatched: [lost], at: AT });
    expect(found).toMatchObject({ ledger: -700, underWay: 0, unexplained: 0, difference: 1_700 });
  });

  test("is no difference while it is on its way", () => {
    const ledger = [{ currency: "EUR", amountMinor: -700 }];
    const young = unmatched({ processorMinor: 1_700, createdAt: ago(0.5) });
    const [found] = compareBalance(held(2_278), { ...BOOKS, ledger }, { unmatched: [young], at: AT });
    expect(found).toMatchObject({ underWay: 1_700, difference: 0 });
  });

  test("is unexplained when no movement accounts for it", () => {
    const ledger = [{ currency: "EUR", amountMinor: 999 }];
    const [found] = compareBalance(held(2_278), { ...BOOKS, ledger }, { unmatched: [], at: AT });
    expect(found).toMatchObject({ unread: 0, unexplained: 1, difference: 1 });
  });

  test.each([
    ["before both", 2_278 - 300 - 200],
    ["between the two", 2_278 - 200],
    ["after both", 2_278],
  ])("is nothing when the balance was read %s transactions of that second", (_, amount) => {
    const second = (seconds: number) => new Date(AT.getTime() + seconds * 1000);
    const near = [
      { currency: "EUR", net: 300, createdAt: second(-1) },
      { currency: "EUR", net: 200, createdAt: second(0) },
    ];
    const [found] = compareBalance(held(amount), { ...BOOKS, near }, { unmatched: [], at: AT });
    expect(found).toMatchObject({ unread: 0, difference: 0, underWay: amount - 2_278 });
  });
});

describe("a movement that one side lacks", () => {
  test.each([
    ["missing_in_ledger", null, 1700],
    ["missing_at_processor", 1700, null],
    ["amount_differs", 1700, 1600],
  ])("is %s with %j in the ledger and %j at the processor", (problem, ledgerMinor, processorMinor) => {
    expect(findingOf(unmatched({ ledgerMinor, processorMinor }))).toMatchObject({
      key: "capture:pi_1",
      problem,
      createdAt: "2026-11-18T00:00:00.000Z",
    });
  });

  test("may come to the other for an hour, and a refund until its bank has answered", () => {
    expect(isUnderWay(unmatched({ createdAt: ago(0.9) }), AT)).toBe(true);
    expect(isUnderWay(unmatched({ createdAt: ago(1) }), AT)).toBe(false);
    expect(isUnderWay(unmatched({ createdAt: ago(300), isPending: true }), AT)).toBe(true);
  });
});
