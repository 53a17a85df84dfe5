import { describe, expect, test } from "vitest";
import { isTooLargeToCharge, methodTakes } from "./method-rules";

/** The currencies of these in which a method can pay. */
const takenIn = (type: string, platformCountry: string | null) =>
  ["EUR", "USD", "CHF", "HUF", "JPY", "GBP", "NZD"].filter((currency) =>
    methodTakes(type, { currency, platformCountry }),
  );

describe("a method's currencies", () => {
  test.each([
    ["card", "IT", ["EUR", "USD", "CHF", "HUF", "JPY", "GBP", "NZD"]],
    ["apple_pay", "IT", ["EUR", "USD", "CHF", "HUF", "JPY", "GBP", "NZD"]],
    ["satispay", "IT", ["EUR"]],
    ["bancontact", "IT", ["EUR"]],
    ["ideal", "US", ["EUR"]],
    ["paypal", "IT", ["EUR", "USD", "CHF", "GBP", "NZD"]],
    ["klarna", "IT", ["EUR", "CHF", "GBP"]],
    ["klarna", "US", ["USD"]],
    ["klarna", "NZ", ["NZD"]],
    ["klarna", null, ["EUR", "USD", "CHF", "GBP", "NZD"]],
  ] as const)("of %s with the platform in %s are %j", (type, platform, currencies) => {
    expect(takenIn(type, platform)).toEqual(currencies);
  });

  test.each([
    ["paypal", "US"],
    ["paypal", "HU"],
    ["satispay", "GB"],
    ["klarna", "HU"],
    ["klarna", "JP"],
    ["bancontact", "BR"],
  ])("are none for %s with the platform in %s", (type, platform) => {
    expect(takenIn(type, platform)).toEqual([]);
  });
});

describe("a method's amounts", () => {
  test.each([
    ["klarna", "EUR", 50, true],
    ["klarna", "EUR", 1_000_000, true],
    ["klarna", "EUR", 1_000_001, false],
    ["klarna", "CHF", 99, false],
    ["klarna", "NZD", 999, false],
    ["klarna", "NZD", 1_000, true],
    ["card", "EUR", 99_999_999, true],
    ["card", "EUR", 100_000_000, false],
    ["satispay", "EUR", 100_000_000, false],
    ["card", "INR", 999_999_999, true],
    ["card", "HUF", 1_999_999_999, true],
    ["paypal", "EUR", 100_000_000, false],
  ])("let %s pay %s %i: %s", (type, currency, amountMinor, takes) => {
    expect(methodTakes(type, { currency, amountMinor })).toBe(takes);
  });

  test("count in Stripe's unit, which has cents where the currency has none", () => {
    expect(isTooLargeToCharge("card", { amountMinor: 999_999, currency: "ISK" })).toBe(false);
    expect(isTooLargeToCharge("card", { amountMinor: 1_000_000, currency: "ISK" })).toBe(true);
  });
});
