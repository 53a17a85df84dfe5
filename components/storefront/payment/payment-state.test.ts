import { describe, expect, it } from "vitest";
import { readUnpaidOrder } from "@/components/storefront/order/kept-unpaid-order";
import { awaitsPayment, payBefore, paySecondsLeft } from "./payment-state";

const unpaid = { status: "pending", paymentMethod: "stripe", paymentStatus: "pending" } as const;

describe("awaitsPayment", () => {
  it.each([
    [unpaid, true],
    [{ ...unpaid, paymentMethod: "paypal" }, true],
    [{ ...unpaid, paymentMethod: "cash" }, false],
    [{ ...unpaid, paymentStatus: "paid" }, false],
    [{ ...unpaid, paymentStatus: "failed", status: "canceled" }, false],
    [{ ...unpaid, status: "canceled" }, false],
    [{ ...unpaid, status: "accepted" }, true],
    [{ ...unpaid, status: "delivered" }, false],
  ] as const)("of %o is %s", (order, expected) => {
    expect(awaitsPayment(order)).toBe(expected);
  });
});

it("counts the 30 minutes of an unpaid order down to 0", () => {
  const order = { createdAt: "2026-11-21T10:00:00.000Z" };
  expect(payBefore(order).toISOString()).toBe("2026-11-21T10:30:00.000Z");
  expect(paySecondsLeft(order, new Date("2026-11-21T10:00:00Z"))).toBe(1800);
  expect(paySecondsLeft(order, new Date("2026-11-21T10:29:59.500Z"))).toBe(0);
  expect(paySecondsLeft(order, new Date("2026-11-21T11:00:00Z"))).toBe(0);
});

it("reads a kept unpaid order and nothing else", () => {
  const kept = { orderId: "ord_1", email: "ada@example.com", clientSecret: "pi_1_secret_2" };
  expect(readUnpaidOrder(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, "", "{}", "null", JSON.stringify({ ...kept, email: 1 })])
    expect(readUnpaidOrder(text)).toBeNull();
});
