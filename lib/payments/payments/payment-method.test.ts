import { expect, test } from "vitest";
import type { ShopTenant } from "@/lib/restaurant/menu/shop";
import { PAYMENT_SWITCHES, switchField } from "@/lib/restaurant/tenancy/payment-switch";
import { isSwitchedOn, methodTypesOf, OFFER_NAMES, refundableUntil } from "./payment-method";

const all = Object.fromEntries(PAYMENT_SWITCHES.map((name) => [switchField(name), true]));
const tenant = (changes: Partial<ShopTenant>) => ({ ...all, currency: "EUR", ...changes }) as ShopTenant;

test("the card form asks for cards and what is switched on beside them, wallets left to the processor", () => {
  expect(methodTypesOf("stripe", tenant({}))).toEqual(["card", "klarna", "bancontact", "ideal"]);
  expect(methodTypesOf("stripe", tenant({ klarnaEnabled: false, idealEnabled: false }))).toEqual([
    "card",
    "bancontact",
  ]);
  expect(methodTypesOf("stripe", tenant({ currency: "CHF" }))).toEqual(["card", "klarna"]);
  expect(methodTypesOf("paypal", tenant({}))).toEqual(["paypal"]);
  expect(methodTypesOf("satispay", tenant({ cardEnabled: false }))).toEqual(["satispay"]);
});

test("what is only taken in euros is off in any other currency", () => {
  const on = (changes: Partial<ShopTenant>) =>
    OFFER_NAMES.filter((name) => isSwitchedOn(name, tenant(changes)));
  expect(on({})).toEqual(OFFER_NAMES);
  expect(on({ currency: "CHF" })).toEqual(
    OFFER_NAMES.filter((name) => !["bancontact", "ideal"].includes(name)),
  );
  expect(on({ walletsEnabled: false })).not.toContain("applePay");
});

test.each([
  ["card", null],
  ["klarna", "2027-05-20"],
  ["paypal", "2027-05-20"],
  ["satispay", "2027-11-21"],
  ["a method of tomorrow", null],
  [null, null],
])("a payment by %s can be refunded until %s", (methodType, day) => {
  const until = refundableUntil(methodType, new Date("2026-11-21T12:00:00Z"));
  expect(until?.toISOString().slice(0, 10) ?? null).toBe(day);
});
