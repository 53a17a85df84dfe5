import { describe, expect, it } from "vitest";
import { boardOrder } from "@/lib/testing/board-order";
import { ALARM_AGAIN_MS, keepSeen, overdueUnseen, RING_AGAIN_MS, ringsNow, unseenOrders } from "./bell";

describe("unseenOrders", () => {
  it("is what is new, to be cooked, and not yet looked at", () => {
    const orders = [
      boardOrder({ id: "new" }),
      boardOrder({ id: "seen" }),
      boardOrder({ id: "elsewhere", seenAt: "2026-03-01T12:01:00.000Z" }),
      boardOrder({ id: "unpaid", paymentMethod: "stripe" }),
      boardOrder({ id: "accepted", status: "accepted" }),
    ];
    expect(unseenOrders(orders, new Set(["seen"]))).toEqual(["new"]);
    expect(keepSeen(orders, new Set(["seen", "accepted", "gone"]))).toEqual(["seen"]);
  });
});

describe("ringsNow", () => {
  const base = { unseen: ["a"], rungFor: new Set(["a"]), lastRingMs: 1_000, alarm: false };

  it("rings at once for an order that it has not rung for", () => {
    expect(ringsNow({ ...base, unseen: ["a", "b"], nowMs: 1_001 })).toBe(true);
  });

  it("rings again after a pause until someone looks", () => {
    expect(ringsNow({ ...base, nowMs: 1_000 + RING_AGAIN_MS - 1 })).toBe(false);
    expect(ringsNow({ ...base, nowMs: 1_000 + RING_AGAIN_MS })).toBe(true);
    expect(ringsNow({ ...base, unseen: [], nowMs: 1_000_000 })).toBe(false);
  });

  it("rings more often for an order that nobody has seen for too long", () => {
    expect(ringsNow({ ...base, alarm: true, nowMs: 1_000 + ALARM_AGAIN_MS - 1 })).toBe(false);
    expect(ringsNow({ ...base, alarm: true, nowMs: 1_000 + ALARM_AGAIN_MS })).toBe(true);
  });
});

describe("overdueUnseen", () => {
  it("is what nobody has seen for the restaurant's minutes", () => {
    const orders = [boardOrder({ id: "a" }), boardOrder({ id: "b", createdAt: "2026-03-01T12:00:01.000Z" })];
    const overdue = (unseen: string[]) =>
      overdueUnseen(orders, unseen, { minutes: 5, now: new Date("2026-03-01T12:05:00.000Z") });
    expect(overdue(["a", "b"]).map(({ id }) => id)).toEqual(["a"]);
    expect(overdue(["b"])).toEqual([]);
  });
});
