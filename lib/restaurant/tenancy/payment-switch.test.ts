import { describe, expect, it } from "vitest";
import { canGuestsPay, PAYMENT_SWITCHES, type PaymentSwitch } from "./payment-switch";

const only = (...on: PaymentSwitch[]) =>
  Object.fromEntries(PAYMENT_SWITCHES.map((name) => [name, on.includes(name)])) as Record<
    PaymentSwitch,
    boolean
  >;

describe("canGuestsPay", () => {
  it.each([
    [only(), true, false],
    [only("cash"), false, true],
    [only("card", "paypal", "satispay"), false, false],
    [only("card"), true, true],
    [only("paypal"), true, true],
    [only("satispay"), true, true],
    [only("wallets", "klarna", "bancontact", "ideal"), true, false],
  ])("with %j, online open %s: %s", (switches, isOpen, can) => {
    expect(canGuestsPay(switches, isOpen)).toBe(can);
  });
});
