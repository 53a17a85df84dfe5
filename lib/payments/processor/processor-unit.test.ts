import { describe, expect, test } from "vitest";
import { toMinor } from "@/lib/core/money/money";
import { fromProcessorAmount, isProcessorAmount, toProcessorAmount } from "./processor-unit";

describe("what Stripe is asked for", () => {
  test.each([
    ["12.50 EUR", 1250],
    ["500 JPY", 500],
    ["5 ISK", 500],
    ["3000 UGX", 300_000],
    ["12 MGA", 12],
    ["1.25 KWD", 1250],
    ["175 HUF", 17_500],
    ["1000 KRW", 1000],
  ])("for %s is %i", (price, amount) => {
    const [major = "", currency = ""] = price.split(" ");
    const amountMinor = toMinor(major, currency);
    expect(toProcessorAmount(amountMinor, currency)).toBe(amount);
    expect(fromProcessorAmount(amount, currency)).toBe(amountMinor);
  });

  test.each(["1.255 KWD", "0.001 TND", "12.34 MGA"])("cannot be %s", (price) => {
    const [major = "", currency = ""] = price.split(" ");
    expect(toProcessorAmount(toMinor(major, currency), currency)).toBeNull();
  });
});

test.each([
  ["ISK", 550],
  ["UGX", 1],
])("half a unit of %s is no amount", (currency, amount) => {
  expect(isProcessorAmount(amount, currency)).toBe(false);
  expect(() => fromProcessorAmount(amount, currency)).toThrow(RangeError);
});
