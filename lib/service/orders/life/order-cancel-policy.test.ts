import { describe, expect, it, test } from "vitest";
import type { EscrowStatus } from "@/lib/payments/escrow/escrow-status";
import type { CancellableStatus, OrderStatus } from "@/lib/service/orders/order-status";
import {
  customerCancelDeadline,
  decideCustomerCancel,
  decideReturns,
  escrowAfterCancel,
  mayEndOrder,
  type OrderMoney,
  type Returns,
} from "./order-cancel-policy";

const createdAt = new Date("2026-11-20T12:00:00Z");
const FIVE_MINUTES_MS = 300_000;

describe("decideCustomerCancel", () => {
  test.each<[OrderStatus, number, string]>([
    ["pending", 0, "yes"],
    ["pending", FIVE_MINUTES_MS, "yes"],
    ["pending", FIVE_MINUTES_MS + 1, "TOO_LATE"],
    ["accepted", 0, "ACCEPTED"],
    ["preparing", 0, "ACCEPTED"],
    ["ready", 0, "ACCEPTED"],
    ["delivered", 0, "ACCEPTED"],
    ["rejected", 0, "ENDED"],
    ["canceled", 0, "ENDED"],
  ])("%s after %i ms: %s", (status, elapsedMs, outcome) => {
    const now = new Date(createdAt.getTime() + elapsedMs);
    expect(decideCustomerCancel({ status, createdAt, now, graceMinutes: 5 })).toEqual(
      outcome === "yes" ? { ok: true } : { ok: false, code: "NOT_CANCELLABLE", reason: outcome },
    );
  });

  it("counts the grace period of the restaurant", () => {
    expect(customerCancelDeadline(createdAt, 15)).toEqual(new Date("2026-11-20T12:15:00Z"));
    const now = new Date("2026-11-20T12:10:00Z");
    expect(decideCustomerCancel({ status: "pending", createdAt, now, graceMinutes: 15 }).ok).toBe(true);
    expect(decideCustomerCancel({ status: "pending", createdAt, now, graceMinutes: 0 }).ok).toBe(false);
  });
});

describe("mayEndOrder", () => {
  const DAY_MS = 24 * 3_600_000;
  const deliveredAt = createdAt;
  test.each([
    ["owner", 30 * DAY_MS, true],
    ["superadmin", 30 * DAY_MS, true],
    ["co_manager", DAY_MS, true],
    ["co_manager", DAY_MS + 1, false],
    ["staff", DAY_MS, true],
    ["staff", DAY_MS + 1, false],
  ] as const)("lets a %s end an order %i ms after its delivery: %s", (role, afterMs, expected) => {
    const now = new Date(deliveredAt.getTime() + afterMs);
    expect(mayEndOrder(role, { deliveredAt, now })).toBe(expected);
    expect(mayEndOrder(role, { deliveredAt: null, now })).toBe(true);
  });
});

describe("decideReturns", () => {
  const paid: OrderMoney = {
    escrowStatus: "held",
    capturedMinor: 1500,
    refundedMinor: 0,
    giftCardMinor: 500,
  };
  const cash: OrderMoney = { escrowStatus: "held", capturedMinor: 0, refundedMinor: 0, giftCardMinor: 0 };

  test.each<[CancellableStatus, OrderMoney, Partial<Returns>]>([
    ["pending", paid, { stock: true, escrowStatus: "void", refundMinor: 2000 }],
    ["accepted", paid, { stock: true, escrowStatus: "held", refundMinor: 2000 }],
    ["preparing", paid, { stock: false, escrowStatus: "held", refundMinor: 2000 }],
    ["ready", paid, { stock: false, processorRefundMinor: 1500, giftCardMinor: 500 }],
    ["delivered", { ...paid, escrowStatus: "released" }, { stock: false, escrowStatus: "released" }],
    [
      "delivered",
      { ...paid, escrowStatus: "partial_refund", refundedMinor: 600 },
      { processorRefundMinor: 900, refundMinor: 1400 },
    ],
    ["pending", cash, { stock: true, escrowStatus: "void", refundMinor: 0 }],
    ["accepted", cash, { stock: true, escrowStatus: "void", refundMinor: 0 }],
    [
      "ready",
      { ...cash, giftCardMinor: 500 },
      { escrowStatus: "void", refundMinor: 500, processorRefundMinor: 0 },
    ],
  ])("from %s with %j: %j", (status, money, returns) => {
    expect(decideReturns(status, money)).toMatchObject(returns);
  });

  it("never gives back more than was taken", () => {
    const returns = decideReturns("accepted", { ...paid, refundedMinor: 1600 });
    expect(returns.processorRefundMinor).toBe(0);
  });
});

describe("escrowAfterCancel", () => {
  test.each<[CancellableStatus, EscrowStatus, number, EscrowStatus]>([
    ["pending", "held", 0, "void"],
    ["pending", "held", 1000, "void"],
    ["accepted", "held", 0, "void"],
    ["accepted", "held", 1000, "held"],
    ["ready", "partial_refund", 1000, "partial_refund"],
    ["delivered", "released", 1000, "released"],
    ["delivered", "released", 0, "void"],
  ])("from %s, escrow %s, captured %i: %s", (status, escrowStatus, capturedMinor, after) => {
    expect(escrowAfterCancel({ status, escrowStatus, capturedMinor })).toBe(after);
  });
});
