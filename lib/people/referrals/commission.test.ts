import { expect, it } from "vitest";
import { commissionMinor, openMonth } from "./commission";
import { statementSums } from "./statement";

it.each([
  [10_000, 2_000, 2_000],
  [99, 2_000, 19],
  [1, 9_999, 0],
  [85, 10_000, 85],
  [85, 0, 0],
  [0, 2_000, 0],
  [-85, 2_000, 0],
])("of fees of %i at %i hundredths of a percent is %i", (fees, bps, commission) => {
  expect(commissionMinor(fees, bps)).toBe(commission);
});

it.each([
  ["2026-11-18T11:00:00Z", "2026-11"],
  ["2026-12-01T00:59:59.999Z", "2026-11"],
  ["2026-12-01T01:00:00Z", "2026-12"],
])("at %s the month that is still earned is %s", (now, month) => {
  expect(openMonth(new Date(now))).toBe(month);
});

it("adds up a statement by currency, without the errors of fractions", () => {
  const row = { currency: "EUR", fees: 1.1, commission: 0.1 };
  const yen = { currency: "JPY", fees: 100, commission: 10 };
  expect(statementSums([row, yen, { ...row, fees: 2.2, commission: 0.2 }])).toEqual([
    { currency: "EUR", fees: 3.3, commission: 0.3 },
    yen,
  ]);
});
