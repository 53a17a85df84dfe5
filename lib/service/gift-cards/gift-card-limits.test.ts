import { describe, expect, it } from "vitest";
import { toMajor, toMinor } from "@/lib/core/money/money";
import { isOnlineCurrency, minimumChargeMinor } from "@/lib/payments/processor/online-currency";
import { purchaseLimits } from "./gift-card-limits";

describe("what a gift card can be bought for", () => {
  it.each(["EUR", "USD", "GBP", "CHF"])("is 5 to 500 in %s, usually 25, 50 or 100", (currency) => {
    expect(purchaseLimits(currency)).toEqual({ least: 5, most: 500, usual: [25, 50, 100] });
  });

  it.each([
    ["HUF", { least: 2_500, most: 250_000, usual: [12_500, 25_000, 50_000] }],
    ["JPY", { least: 1_000, most: 100_000, usual: [5_000, 10_000, 20_000] }],
    ["SEK", { least: 50, most: 5_000, usual: [250, 500, 1_000] }],
    ["PLN", { least: 25, most: 2_500, usual: [125, 250, 500] }],
  ])("is worth about as much in %s", (currency, limits) => {
    expect(purchaseLimits(currency)).toEqual(limits);
  });

  const currencies = Intl.supportedValuesOf("currency");
  it.each(currencies.filter(isOnlineCurrency))("can be charged online in %s", (currency) => {
    const { least } = purchaseLimits(currency);
    expect(toMinor(least, currency)).toBeGreaterThanOrEqual(minimumChargeMinor(currency) ?? 0);
  });

  it.each(currencies)("is an amount that can be kept in %s", (currency) => {
    const { least, most, usual } = purchaseLimits(currency);
    for (const amount of [least, most, ...usual])
      expect(toMajor(toMinor(amount, currency), currency)).toBe(amount);
  });
});
