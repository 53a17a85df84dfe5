import { expect, test } from "vitest";
import { PAYMENT_SWITCHES, switchField } from "@/lib/restaurant/tenancy/payment-switch";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import {
  isSwitchedOn,
  methodTypesOf,
  OFFER_NAMES,
  type OnlineMethod,
  refundableUntil,
} from "./payment-method";

const all = Object.fromEntries(PAYMENT_SWITCHES.map((name) => [switchField(name), true]));
const tenant = (changes: Partial<ShopTenant>) => ({ ...all, currency: "EUR", ...changes }) as ShopTenant;

test("the card form asks for cards and what is switched on beside them, wallets left to the processor", () => {
  const types = (method: OnlineMethod, changes: Partial<ShopTenant>, amountMinor = 1700) =>
    methodTypesOf(method, tenant(changes), amountMinor);
  expect(types("stripe", {})).toEqual(["card", "klarna", "bancontact", "ideal"]);
  expect(types("stripe", { klarnaEnabled: false, idealEnabled: false })).toEqual(["card", "bancontact"]);
  expect(types("stripe", { currency: "CHF" })).toEqual(["card", "klarna"]);
  expect(types("stripe", { currency: "CHF" }, 90)).toEqual(["card"]);
  expect(types("stripe", {}, 1_000_001)).toEqual(["card", "bancontact", "ideal"]);
  expect(types("paypal", {})).toEqual(["paypal"]);
  expect(types("satispay", { cardEnabled: false })).toEqual(["satispay"]);
});

test("each method is off in the currencies that it does not have", () => {
  const on = (changes: Partial<ShopTenant>) =>
    OFFER_NAMES.filter((name) => isSwitchedOn(name, tenant(changes)));
  expect(on({})).toEqual(OFFER_NAMES);
  const without = (...names: string[]) => OFFER_NAMES.filter((name) => !names.includes(name));
  expect(on({ currency: "CHF" })).toEqual(without("satispay", "bancontact", "ideal"));
  expect(on({ currency: "JPY" })).toEqual(without("klarna", "paypal", "satispay", "bancontact", "ideal"));
  expect(on({ walletsEnabled: false })).not.toContain("applePay");
});

test.each([
  ["card", null],
  ["klarna", "2027-05-20"],
  ["paypal", "2027-05-20"],
  ["satispay", "2027-05-20"],
  ["a method of tomorrow", null],
  [null, null],
])("a payment by %s can be refunded until %s", (methodType, day) => {
  const until = refundableUntil(methodType, new Date("2026-11-21T12:00:00Z"));
  expect(until?.toISOString().slice(0, 10) ?? null).toBe(day);
});
