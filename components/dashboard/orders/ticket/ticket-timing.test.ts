import { describe, expect, it } from "vitest";
import { boardOrder } from "@/lib/testing/board-order";
import { ticketTiming, worstOrders } from "./ticket-timing";

const at = (time: string) => new Date(`2026-03-01T${time}Z`);

describe("the one clock of a ticket", () => {
  it.each([
    ["12:00:00", "pending", "waiting", 0, "calm"],
    ["12:02:59", "pending", "waiting", 2, "calm"],
    ["12:03:00", "pending", "waiting", 3, "soon"],
    ["12:06:00", "pending", "waiting", 6, "late"],
    ["12:30:01", "pending", "late", 1, "late"],
    ["12:06:00", "preparing", "left", 24, "calm"],
    ["12:21:00", "preparing", "left", 9, "soon"],
    ["12:29:59", "ready", "left", 1, "soon"],
    ["12:30:00", "ready", "left", 0, "soon"],
    ["12:30:01", "accepted", "late", 1, "late"],
    ["12:42:00", "accepted", "late", 12, "late"],
  ] as const)("at %s says of a %s order: %s, %i min, %s", (time, status, clock, minutes, urgency) => {
    expect(ticketTiming(boardOrder({ status }), at(time))).toMatchObject({ clock, minutes, urgency });
  });

  it("never shows less than nothing on a device whose clock runs behind", () => {
    expect(ticketTiming(boardOrder(), at("11:58:00")).minutes).toBe(0);
  });
});

describe("red", () => {
  const late = (id: string, promised: string) =>
    boardOrder({ id, status: "accepted", promisedAt: `2026-03-01T${promised}.000Z` });

  it("is for the three latest of all late orders", () => {
    const orders = ["12:20:00", "12:05:00", "12:10:00", "12:15:00", "12:59:00"].map((promised, index) =>
      late(String(index), promised),
    );
    expect([...worstOrders(orders, at("12:30:00"))]).toEqual(["1", "2", "3"]);
  });

  it("is for nobody while nobody is late", () => {
    expect(worstOrders([boardOrder(), late("a", "12:40:00")], at("12:02:00")).size).toBe(0);
  });
});
