import { expect, test } from "vitest";
import { readTip, suggestedTips } from "./tip";

const EUR = { isOn: true, priceMinor: 1000, currency: "EUR" };

test.each([
  [undefined, EUR, 0],
  [0, { ...EUR, isOn: false }, 0],
  [1.5, EUR, 150],
  [10, EUR, 1000],
  [200, { isOn: true, priceMinor: 1000, currency: "JPY" }, 200],
])("a tip of %s is read", (tip, rules, tipMinor) => {
  expect(readTip(tip, rules)).toEqual({ ok: true, tipMinor });
});

test.each([
  ["where none are taken", 1, { ...EUR, isOn: false }],
  ["of more than the price", 10.01, EUR],
  ["of a part of a cent", 1.005, EUR],
  ["that is negative", -1, EUR],
  ["on what costs nothing", 1, { ...EUR, priceMinor: 0 }],
])("a tip %s is refused", (_name, tip, rules) => {
  expect(readTip(tip, rules)).toMatchObject({ ok: false });
});

test("percents of a price are suggested, without what would be nothing", () => {
  expect(suggestedTips([5, 10], 1010)).toEqual([
    { percent: 5, tipMinor: 51 },
    { percent: 10, tipMinor: 101 },
  ]);
  expect(suggestedTips([5, 10], 5)).toEqual([{ percent: 10, tipMinor: 1 }]);
});
