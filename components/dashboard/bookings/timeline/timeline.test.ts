import { describe, expect, it } from "vitest";
import type { DeskBooking, DeskTable } from "../desk-booking";
import { isGuestTold, shiftBody, shiftBooking, stretchBooking } from "./booking-shift";
import { arrivals, timelineAreas } from "./timeline-rows";
import { pixelsAt, STEP_PIXELS, timelineScale } from "./timeline-scale";

const zone = "Europe/Rome";
const evening = [{ open: "18:30", close: "01:00" }];
const hours = {
  weekly: {
    monday: [],
    tuesday: evening,
    wednesday: evening,
    thursday: evening,
    friday: evening,
    saturday: evening,
    sunday: evening,
  },
  specialDays: {},
};

const table = (id: string, seats: number, area = "") =>
  ({ id, name: id.toUpperCase(), seats, area }) as DeskTable;

function booking(id: string, startsAt: string, changes: Partial<DeskBooking> = {}): DeskBooking {
  const minutes = changes.lengthMinutes ?? 90;
  return {
    id,
    status: "booked",
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
    lengthMinutes: minutes,
    guestCount: 4,
    customerEmail: "ada@guest.example",
    date: "2026-03-10",
    timeSlot: "19:00",
    tables: [{ id: "a", name: "A" }],
    ...changes,
  } as DeskBooking;
}

describe("the hours of a timeline", () => {
  const at = (date: string, bookings: DeskBooking[] = []) => timelineScale({ date, hours, zone, bookings });

  it("are the full ones around the services, past midnight too", () => {
    const { start, end } = at("2026-03-10");
    expect([start.toISOString(), end.toISOString()]).toEqual([
      "2026-03-10T17:00:00.000Z",
      "2026-03-11T00:00:00.000Z",
    ]);
  });

  it("reach as far as the bookings outside of them", () => {
    const { start } = at("2026-03-10", [booking("x", "2026-03-10T10:45:00.000Z")]);
    expect(start.toISOString()).toBe("2026-03-10T10:00:00.000Z");
  });

  it("are there on a day without any service", () => {
    expect(at("2026-03-09").hours).toHaveLength(11);
  });

  it("follow the clocks on the night that has one hour less", () => {
    const late = { ...hours, specialDays: { "2026-03-28": [{ open: "22:00", close: "05:00" }] } };
    const scale = timelineScale({ date: "2026-03-28", hours: late, zone, bookings: [] });
    expect(scale.hours).toHaveLength(6);
    expect(pixelsAt(scale, scale.end)).toBe(6 * 4 * STEP_PIXELS);
  });
});

describe("the rows of a timeline", () => {
  it("are the tables by area, with a pair's booking at both and none of a no-show", () => {
    const pair = booking("pair", "2026-03-10T18:00:00.000Z", {
      tables: [
        { id: "a", name: "A" },
        { id: "t", name: "T" },
      ],
    });
    const absent = booking("absent", "2026-03-10T18:00:00.000Z", { status: "no_show" });
    const areas = timelineAreas([table("a", 2), table("t", 2, "Terrace"), table("b", 2)], [pair, absent]);
    expect(areas.map(({ area, rows }) => [area, rows.map((row) => row.table.id)])).toEqual([
      ["", ["a", "b"]],
      ["Terrace", ["t"]],
    ]);
    expect(areas.flatMap(({ rows }) => rows.map(({ blocks }) => blocks.length))).toEqual([1, 0, 1]);
  });

  it("put the next party below the one that left early", () => {
    const left = booking("left", "2026-03-10T18:00:00.000Z", { status: "finished" });
    const next = booking("next", "2026-03-10T19:00:00.000Z");
    const [row] = timelineAreas([table("a", 2)], [next, left])[0]?.rows ?? [];
    expect(row?.blocks.map(({ booking: { id }, lane }) => [id, lane])).toEqual([
      ["left", 0],
      ["next", 1],
    ]);
  });

  it("say how many guests come in each hour", () => {
    const hoursOf = ["2026-03-10T18:00:00Z", "2026-03-10T19:00:00Z"].map((text) => new Date(text));
    const all = [booking("x", "2026-03-10T18:45:00.000Z"), booking("y", "2026-03-10T18:00:00.000Z")];
    expect(arrivals(all, hoursOf)).toEqual([8, 0]);
  });
});

describe("a booking that is dragged", () => {
  const before = booking("x", "2026-03-10T18:10:00.000Z", { timeSlot: "19:10" });

  it("keeps its time when only the table changes", () => {
    const after = shiftBooking(before, { steps: 0, from: "a", to: table("b", 4), zone });
    expect(shiftBody({ before, after })).toEqual({ tableIds: ["b"] });
    expect(isGuestTold({ before, after })).toBe(false);
  });

  it("starts on a quarter of an hour by the restaurant's clocks, and the guest is told", () => {
    const after = shiftBooking(before, { steps: 2, from: "a", to: null, zone });
    expect(shiftBody({ before, after })).toEqual({ date: "2026-03-10", timeSlot: "19:45", tableIds: ["a"] });
    expect(isGuestTold({ before, after })).toBe(true);
  });

  it("takes a table that is large enough alone, a smaller one beside the others", () => {
    const pair = booking("x", "2026-03-10T18:00:00.000Z", {
      tables: [
        { id: "a", name: "A" },
        { id: "b", name: "B" },
      ],
    });
    const onto = (seats: number) =>
      shiftBooking(pair, { steps: 0, from: "b", to: table("c", seats), zone }).tables.map(({ id }) => id);
    expect([onto(4), onto(2)]).toEqual([["c"], ["a", "c"]]);
  });

  it("leaves the time of guests who sit already", () => {
    const seated = booking("x", "2026-03-10T18:00:00.000Z", { status: "seated" });
    const after = shiftBooking(seated, { steps: 3, from: "a", to: null, zone });
    expect(shiftBody({ before: seated, after })).toBeNull();
  });

  it("is never shorter than a quarter of an hour", () => {
    const after = stretchBooking(before, -20, zone);
    expect(after.lengthMinutes).toBe(15);
    expect(shiftBody({ before, after })).toEqual({ lengthMinutes: 15, tableIds: ["a"] });
  });
});
