import { describe, expect, it } from "vitest";
import { boardOrder } from "@/lib/testing/board-order";
import type { BoardOrder } from "./board-order";
import { suggestDelay } from "./suggest-delay";

const now = new Date("2026-03-01T12:30:00.000Z");

function cooking(changes: {
  lateMinutes?: number;
  dishes?: number;
  status?: BoardOrder["status"];
}): BoardOrder {
  const { lateMinutes = -15, dishes = 1, status = "preparing" } = changes;
  const order = boardOrder({
    status,
    promisedAt: new Date(now.getTime() - lateMinutes * 60_000).toISOString(),
  });
  return { ...order, items: order.items.map((item) => ({ ...item, quantity: dishes })) };
}

describe("the suggested delay", () => {
  it.each([
    [[], 0],
    [[cooking({})], 0],
    [[cooking({ dishes: 16 })], 0],
    [[cooking({ dishes: 17 })], 5],
    [[cooking({ dishes: 24 }), cooking({ dishes: 1 })], 10],
    [[cooking({ dishes: 80 })], 20],
    [[cooking({ lateMinutes: 3 })], 5],
    [[cooking({ lateMinutes: 8, status: "accepted" })], 10],
    [[cooking({ lateMinutes: 45 })], 20],
  ])("follows lateness and load (%#)", (orders, minutes) => {
    expect(suggestDelay(orders, now)).toBe(minutes);
  });

  it("is not moved by one order that somebody forgot, nor by what is not cooking", () => {
    const inTime = [cooking({}), cooking({}), cooking({ lateMinutes: 90 })];
    expect(suggestDelay(inTime, now)).toBe(0);
    expect(suggestDelay([cooking({ lateMinutes: 60, status: "ready", dishes: 90 })], now)).toBe(0);
  });
});
