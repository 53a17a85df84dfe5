import { describe, expect, it } from "vitest";
import { PAYMENT_SWITCHES, switchField } from "@/lib/restaurant/tenancy/payment-switch";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { openMethods, paymentMethodsOf } from "./payment-methods-contract";

const off = Object.fromEntries(PAYMENT_SWITCHES.map((name) => [switchField(name), false]));
const verified = { stripeAccountId: "acct_1", accountTakesCards: true };

function open(changes: Partial<ShopTenant>, takes = true) {
  const tenant = { ...off, currency: "EUR", country: "IT", ...verified, ...changes } as ShopTenant;
  return openMethods(paymentMethodsOf(tenant, () => takes));
}

describe("the methods that an order can name", () => {
  it.each<[string, Partial<ShopTenant>, string[]]>([
    ["cash alone", { cashEnabled: true }, ["cash"]],
    ["a card", { cardEnabled: true }, ["stripe"]],
    ["a method beside the card form", { paypalEnabled: true }, ["paypal"]],
    [
      "cash, while the account is not verified",
      { cashEnabled: true, cardEnabled: true, accountTakesCards: false },
      ["cash"],
    ],
  ])("are %s", (_name, changes, methods) => {
    expect(open(changes)).toEqual(methods);
  });

  it.each<[string, Partial<ShopTenant>]>([
    ["everything is switched off", {}],
    ["the account is not verified and cash is off", { cardEnabled: true, accountTakesCards: false }],
    [
      "there is no account and cash is off",
      { cardEnabled: true, paypalEnabled: true, stripeAccountId: null },
    ],
    [
      "only what comes with the card form is on",
      { walletsEnabled: true, klarnaEnabled: true, idealEnabled: true },
    ],
    ["the currency has none of those that are on", { currency: "JPY", satispayEnabled: true }],
  ])("are none where %s", (_name, changes) => {
    expect(open(changes)).toEqual([]);
  });

  it("are none where the processor takes none of those that are on", () => {
    expect(open({ cardEnabled: true }, false)).toEqual([]);
  });
});
