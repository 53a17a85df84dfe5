import { describe, expect, it } from "vitest";
import { bookingTiming, groupByService, guestChanges, isInPhase } from "./booking-day";
import type { DeskBooking } from "./desk-booking";

const ZONE = "Europe/Rome";
const EVERY_DAY = [
  { open: "12:00", close: "14:30" },
  { open: "19:00", close: "01:00" },
];
const HOURS = {
  weekly: {
    monday: EVERY_DAY,
    tuesday: EVERY_DAY,
    wednesday: EVERY_DAY,
    thursday: EVERY_DAY,
    friday: EVERY_DAY,
    saturday: EVERY_DAY,
    sunday: EVERY_DAY,
  },
  specialDays: {},
};

function booking(id: string, startsAt: string, changes: Partial<DeskBooking> = {}): DeskBooking {
  const endsAt = new Date(Date.parse(startsAt) + 90 * 60_000).toISOString();
  return {
    id,
    status: "booked",
    source: "online",
    startsAt,
    endsAt,
    guestCount: 2,
    ...changes,
  } as DeskBooking;
}

describe("the services of a day", () => {
  it("hold their bookings and count only guests who come", () => {
    const groups = groupByService(
      [
        booking("a", "2026-03-10T11:30:00Z", { guestCount: 4 }),
        booking("b", "2026-03-10T19:00:00Z", { status: "canceled", guestCount: 8 }),
        booking("c", "2026-03-10T20:00:00Z", { status: "seated", guestCount: 3 }),
      ],
      { date: "2026-03-10", hours: HOURS, zone: ZONE },
    );
    expect(groups.map(({ hours, covers, parties }) => [hours?.open, covers, parties])).toEqual([
      ["12:00", 4, 1],
      ["19:00", 3, 1],
    ]);
    expect(groups[1]?.bookings.map(({ id }) => id)).toEqual(["b", "c"]);
  });

  it("leave what lies outside of them in sight", () => {
    const groups = groupByService([booking("a", "2026-03-10T15:00:00Z", { source: "walk_in" })], {
      date: "2026-03-10",
      hours: HOURS,
      zone: ZONE,
    });
    expect(groups.at(-1)).toMatchObject({ hours: null, covers: 2 });
  });
});

describe("a booking against the clock", () => {
  const at = (time: string) => new Date(`2026-03-10T${time}:00Z`);
  it("is calm, then soon, then late", () => {
    const expected = booking("a", "2026-03-10T19:00:00Z");
    expect(bookingTiming(expected, at("18:00"))).toEqual({ kind: "calm" });
    expect(bookingTiming(expected, at("18:50"))).toEqual({ kind: "soon", minutes: 10 });
    expect(bookingTiming(expected, at("19:12"))).toEqual({ kind: "late", minutes: 12 });
  });

  it("shows how long the table is still the party's, and how long it no longer is", () => {
    const seated = booking("a", "2026-03-10T19:00:00Z", { status: "seated" });
    expect(bookingTiming(seated, at("20:00"))).toEqual({ kind: "seated", minutes: 30 });
    expect(bookingTiming(seated, at("20:40"))).toEqual({ kind: "over", minutes: 10 });
  });
});

it("counts finished, canceled and absent guests as over", () => {
  const over = (["booked", "seated", "finished", "no_show", "canceled"] as const).filter((status) =>
    isInPhase({ status }, "over"),
  );
  expect(over).toEqual(["finished", "no_show", "canceled"]);
});

it("tells what guests did themselves, not what staff did", () => {
  const before = [booking("a", "2026-03-10T19:00:00Z"), booking("b", "2026-03-10T19:00:00Z")];
  const after = [
    booking("a", "2026-03-10T19:00:00Z", { status: "canceled", canceledBy: "customer" }),
    booking("b", "2026-03-10T19:00:00Z", { status: "canceled", canceledBy: "restaurant" }),
    booking("c", "2026-03-10T20:00:00Z"),
    booking("d", "2026-03-10T20:00:00Z", { source: "phone" }),
  ];
  const changes = guestChanges(before, after);
  expect(changes.booked.map(({ id }) => id)).toEqual(["c"]);
  expect(changes.canceled.map(({ id }) => id)).toEqual(["a"]);
});
