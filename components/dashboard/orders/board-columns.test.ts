import { describe, expect, it } from "vitest";
import { nextStatuses } from "@/lib/service/orders/order-status";
import { boardOrder } from "@/lib/testing/board-order";
import {
  arrangeBoard as arrangeAt,
  awaitsPayment,
  lastDueMs,
  mergeOrders,
  stepForward,
} from "./board-columns";
import type { BoardOrder } from "./board-order";

const NOW = new Date("2026-03-01T12:06:00Z");
const arrangeBoard = (orders: readonly BoardOrder[]) => arrangeAt(orders, lastDueMs(orders, NOW));
const ids = (orders: readonly BoardOrder[]) => orders.map((order) => order.id);

describe("arrangeBoard", () => {
  it("keeps scheduled orders aside until the kitchen has to begin, accepted or not", () => {
    const scheduled = { scheduledFor: "2026-03-01T13:00:00.000Z", promisedAt: "2026-03-01T13:00:00.000Z" };
    const board = arrangeBoard([
      boardOrder({ id: "new", ...scheduled, kitchenAt: "2026-03-01T12:40:00.000Z" }),
      boardOrder({ id: "accepted", status: "accepted", ...scheduled, kitchenAt: "2026-03-01T12:40:00.000Z" }),
      boardOrder({ id: "begun", status: "preparing", ...scheduled, kitchenAt: "2026-03-01T12:40:00.000Z" }),
      boardOrder({ id: "due", ...scheduled, kitchenAt: "2026-03-01T12:06:00.000Z" }),
    ]);
    expect(ids(board.later)).toEqual(["accepted", "new"]);
    expect(ids(board.columns.pending)).toEqual(["due"]);
    expect(ids(board.columns.accepted)).toEqual([]);
    expect(ids(board.columns.preparing)).toEqual(["begun"]);
  });

  it("puts every open order in its column, the longest waiting and the first promised on top", () => {
    const board = arrangeBoard([
      boardOrder({ id: "b", createdAt: "2026-03-01T12:05:00.000Z" }),
      boardOrder({ id: "a", createdAt: "2026-03-01T12:01:00.000Z" }),
      boardOrder({ id: "late", status: "preparing", promisedAt: "2026-03-01T12:10:00.000Z" }),
      boardOrder({ id: "later", status: "preparing", promisedAt: "2026-03-01T12:40:00.000Z" }),
      boardOrder({ id: "gone", status: "delivered" }),
    ]);
    expect(ids(board.columns.pending)).toEqual(["a", "b"]);
    expect(ids(board.columns.preparing)).toEqual(["late", "later"]);
    expect(ids(board.columns.ready)).toEqual([]);
  });

  it("keeps online orders without payment apart from those to cook", () => {
    const unpaid = boardOrder({ id: "u", paymentMethod: "stripe" });
    const paid = boardOrder({ id: "p", paymentMethod: "stripe", paymentStatus: "paid" });
    const board = arrangeBoard([unpaid, paid]);
    expect([ids(board.unpaid), ids(board.columns.pending)]).toEqual([["u"], ["p"]]);
  });
});

describe("stepForward", () => {
  it("is the next state of the way to the guest, never an end by refusal", () => {
    const steps = (["pending", "accepted", "preparing", "ready", "delivered", "canceled"] as const).map(
      (status) => stepForward({ nextStatuses: [...nextStatuses(status)] }),
    );
    expect(steps).toEqual(["accepted", "preparing", "ready", "delivered", null, null]);
  });
});

describe("awaitsPayment", () => {
  it("does not hold back cash, nor an order that a gift card paid in full", () => {
    expect(awaitsPayment(boardOrder({ paymentMethod: "cash" }))).toBe(false);
    expect(awaitsPayment(boardOrder({ paymentMethod: "stripe", total: 0 }))).toBe(false);
    expect(awaitsPayment(boardOrder({ paymentMethod: "paypal" }))).toBe(true);
  });
});

describe("mergeOrders", () => {
  it("keeps the view that is further along when an order is in two answers", () => {
    const before = boardOrder({ id: "a" });
    const after = boardOrder({
      id: "a",
      status: "accepted",
      timeline: [...before.timeline, { status: "accepted", at: before.createdAt, actor: "restaurant" }],
    });
    expect(mergeOrders([[after], [before]])).toEqual([after]);
    expect(mergeOrders([[before], [after]])).toEqual([after]);
  });
});
