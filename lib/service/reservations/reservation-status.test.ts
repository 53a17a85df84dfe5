import { describe, expect, it, test } from "vitest";
import {
  decideReservationMove,
  isLive,
  nextReservationStatuses,
  RESERVATION_STATUSES,
} from "./reservation-status";

const now = new Date("2026-11-20T19:00:00Z");

/** From (rows) to (columns, in the order of RESERVATION_STATUSES). */
const TABLE = `
  booked    . x . x x
  seated    x . x . .
  finished  . . . . .
  no_show   . x . . .
  canceled  . . . . .`;

const rows = TABLE.trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/))
  .flatMap(([from, ...cells]) =>
    cells.map((cell, index) => [from, RESERVATION_STATUSES[index], cell === "x"]),
  );

describe("decideReservationMove", () => {
  test.each(rows)("%s to %s: %s", (from, to, allowed) => {
    const [status, next] = [from, to] as [
      (typeof RESERVATION_STATUSES)[number],
      (typeof RESERVATION_STATUSES)[number],
    ];
    expect(decideReservationMove(status, next, now)?.status ?? null).toBe(allowed ? next : null);
    expect(nextReservationStatuses(status).includes(next)).toBe(allowed);
  });

  it("notes when it happened", () => {
    expect(decideReservationMove("booked", "seated", now)).toEqual({
      status: "seated",
      seatedAt: now,
      noShowAt: null,
    });
    expect(decideReservationMove("seated", "booked", now)).toEqual({ status: "booked", seatedAt: null });
    expect(decideReservationMove("seated", "finished", now)).toEqual({ status: "finished", finishedAt: now });
    expect(decideReservationMove("booked", "no_show", now)).toEqual({ status: "no_show", noShowAt: now });
    expect(decideReservationMove("booked", "canceled", now)).toEqual({ status: "canceled", canceledAt: now });
  });
});

it("holds tables while guests are awaited or sit", () => {
  expect(RESERVATION_STATUSES.filter(isLive)).toEqual(["booked", "seated"]);
});
