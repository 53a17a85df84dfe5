import { describe, expect, it, test } from "vitest";
import { mayRefund, type RefundChoice, scopeOf } from "./refund-choice";

const choice = (changes: Partial<RefundChoice>): RefundChoice => ({
  scope: "lines",
  units: {},
  amount: "",
  ...changes,
});

describe("what is asked for", () => {
  test.each([
    [choice({ scope: "whole" }), { scope: "whole" }],
    [choice({ units: { 0: 0, 1: 2 } }), { scope: "lines", lineItems: [{ lineItemId: "1", quantity: 2 }] }],
    [choice({ units: { 0: 0 } }), null],
    [choice({ scope: "amount", amount: "2,50" }), { scope: "amount", amount: 2.5 }],
    [choice({ scope: "amount", amount: "2", isTip: true }), { scope: "amount", amount: 2, tip: 2 }],
    [choice({ scope: "amount", amount: "0" }), null],
    [choice({ scope: "amount", amount: "2.505" }), null],
    [choice({ scope: "amount", amount: "much" }), null],
  ])("for %j is %j", (chosen, scope) => expect(scopeOf(chosen, "EUR")).toEqual(scope));
});

it("offers a refund while something that was paid is left", () => {
  const order = { paymentStatus: "paid", refunded: 0, total: 12, giftCardAmount: 5 } as const;
  expect(mayRefund(order)).toBe(true);
  expect(mayRefund({ ...order, refunded: 12 })).toBe(true);
  expect(mayRefund({ ...order, refunded: 17 })).toBe(false);
  expect(mayRefund({ ...order, paymentStatus: "pending" })).toBe(false);
});
