import { describe, expect, test } from "vitest";
import { payoutObstacle, paysInto } from "./payout-route";

const italy = { country: "IT", settlementCurrencies: ["EUR", "USD"] };

describe("the platform of the demo, in Italy with euros and dollars,", () => {
  test.each([
    ["Turin, in its own country", { country: "IT", currency: "EUR" }],
    ["Berlin, in the same region", { country: "DE", currency: "EUR" }],
    ["Austin, across a border", { country: "US", currency: "USD" }],
    ["Zurich in euros", { country: "CH", currency: "EUR" }],
  ])("pays a restaurant in %s", (_, restaurant) => {
    expect(payoutObstacle(italy, restaurant)).toBeNull();
  });

  test.each([
    ["country", { country: "JP", currency: "JPY" }],
    ["country", { country: "AU", currency: "EUR" }],
    ["country", { country: "IS", currency: "EUR" }],
    ["currency", { country: "GB", currency: "GBP" }],
    ["currency", { country: "HU", currency: "HUF" }],
    ["currency", { country: "IT", currency: "KWD" }],
  ])("is kept by the %s from paying %j", (obstacle, restaurant) => {
    expect(payoutObstacle(italy, restaurant)).toBe(obstacle);
  });
});

test("a currency that was never tried online stays out, even where the platform settles it", () => {
  const platform = { country: "IT", settlementCurrencies: ["KWD"] };
  expect(payoutObstacle(platform, { country: "IT", currency: "KWD" })).toBe("currency");
});

describe("a platform", () => {
  test.each([
    ["US", "GB", true],
    ["GB", "US", true],
    ["CA", "CH", true],
    ["NO", "SE", true],
    ["LI", "DE", true],
    ["JP", "JP", true],
    ["SG", "SG", true],
    ["BR", "BR", true],
    ["AU", "NZ", false],
    ["SG", "MY", false],
    ["JP", "US", false],
    ["US", "JP", false],
    ["US", "MX", false],
    ["US", "IS", false],
    ["IN", "IN", false],
    ["TR", "TR", false],
  ])("in %s can pay into %s: %s", (platform, country, pays) => {
    expect(paysInto(platform, country)).toBe(pays);
  });
});
