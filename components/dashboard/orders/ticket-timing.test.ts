import { describe, expect, it } from "vitest";
import { boardOrder } from "@/lib/testing/board-order";
import { ticketTiming } from "./ticket-timing";

const at = (time: string) => new Date(`2026-03-01T${time}Z`);

describe("ticketTiming", () => {
  it.each([
    ["12:00:00", "pending", 0, 30, "calm"],
    ["12:02:59", "pending", 2, 28, "calm"],
    ["12:03:00", "pending", 3, 27, "soon"],
    ["12:06:00", "pending", 6, 24, "late"],
    ["12:06:00", "preparing", 6, 24, "calm"],
    ["12:21:00", "preparing", 21, 9, "soon"],
    ["12:29:59", "ready", 29, 1, "soon"],
    ["12:30:00", "ready", 30, 0, "late"],
    ["12:30:01", "accepted", 30, -1, "late"],
    ["12:42:00", "accepted", 42, -12, "late"],
  ] as const)(
    "at %s a %s order is %i min old with %i left: %s",
    (time, status, ageMinutes, minutesLeft, urgency) => {
      expect(ticketTiming(boardOrder({ status }), at(time))).toEqual({ ageMinutes, minutesLeft, urgency });
    },
  );

  it("never shows a negative age on a device whose clock runs behind", () => {
    expect(ticketTiming(boardOrder(), at("11:58:00")).ageMinutes).toBe(0);
  });
});
