import { describe, expect, it, test } from "vitest";
import { WEEKDAYS } from "@/lib/core/time/zone";
import type { ServiceHours, TimeRange, Week } from "@/lib/restaurant/hours/opening-hours";
import {
  type Booking,
  explainNoSlots,
  offeredSlots,
  type Slot,
  type SlotQuestion,
  type SlotRules,
} from "@/lib/service/reservations/slots";
import type { Table } from "@/lib/service/reservations/table-choice";

function week(...ranges: string[]): ServiceHours {
  const parsed = ranges.map((text): TimeRange => {
    const [open = "", close = ""] = text.split("-");
    return { open, close };
  });
  const weekly = Object.fromEntries(WEEKDAYS.map((day) => [day, parsed])) as Week;
  return { weekly, specialDays: {} };
}

function findSlot(question: SlotQuestion, time: string): Slot | null {
  return offeredSlots(question).find((slot) => slot.time === time) ?? null;
}

const policy: SlotRules = {
  serviceHours: week("12:00-14:30", "19:00-22:00"),
  slotIntervalMinutes: 30,
  durationMinutes: () => 90,
  blockedDates: ["2026-12-25"],
  leadMinutes: 60,
  daysAhead: 60,
  partyMin: 1,
  partyMax: 8,
};
const tables: Table[] = [
  { id: "two", seats: 2, combinableWith: [] },
  { id: "four", seats: 4, combinableWith: ["also-four"] },
  { id: "also-four", seats: 4, combinableWith: [] },
];
const question: SlotQuestion = {
  policy,
  tables,
  bookings: [],
  date: "2026-11-21",
  party: 2,
  now: new Date("2026-11-20T12:00:00Z"),
  zone: "Europe/Rome",
};

function times(changes: Partial<SlotQuestion>, rules: Partial<SlotRules> = {}): string[] {
  return offeredSlots({ ...question, ...changes, policy: { ...policy, ...rules } }).map(({ time }) => time);
}

function reason(changes: Partial<SlotQuestion>, rules: Partial<SlotRules> = {}): string {
  const asked = { ...question, ...changes, policy: { ...policy, ...rules } };
  expect(offeredSlots(asked)).toEqual([]);
  return explainNoSlots(asked);
}

function booking(tableIds: string[], start: string, end: string): Booking {
  return { tableIds, start: new Date(start), end: new Date(end) };
}

const ALL_DAY = ["12:00", "12:30", "13:00", "19:00", "19:30", "20:00", "20:30"];

describe("offeredSlots", () => {
  it("offers every interval from which the stay ends within the window", () => {
    expect(times({})).toEqual(ALL_DAY);
    expect(times({}, { durationMinutes: (party) => party * 60 })).toEqual([
      "12:00",
      "12:30",
      "19:00",
      "19:30",
      "20:00",
    ]);
  });

  it("gives the instants of the stay and the tables", () => {
    expect(findSlot(question, "19:30")).toEqual({
      time: "19:30",
      start: new Date("2026-11-21T18:30:00Z"),
      end: new Date("2026-11-21T20:00:00Z"),
      tableIds: ["two"],
    });
    expect(findSlot(question, "19:15")).toBeNull();
    expect(findSlot(question, "21:00")).toBeNull();
  });

  test.each<[string, Partial<SlotQuestion>, string[]]>([
    ["a blocked date", { date: "2026-12-25" }, []],
    ["yesterday", { date: "2026-11-19" }, []],
    [
      "today, after the lead time",
      { date: "2026-11-20", now: new Date("2026-11-20T11:30:00Z") },
      ["19:00", "19:30", "20:00", "20:30"],
    ],
    [
      "just the lead time ahead",
      { date: "2026-11-20", now: new Date("2026-11-20T11:00:00Z") },
      ["13:00", ...ALL_DAY.slice(3)],
    ],
    ["a moment less", { date: "2026-11-20", now: new Date("2026-11-20T11:00:00.001Z") }, ALL_DAY.slice(3)],
    ["the last day that is taken", { date: "2027-01-19" }, ALL_DAY],
    ["the day after it", { date: "2027-01-20" }, []],
    ["a date that does not exist", { date: "2026-11-31" }, []],
    ["too large a party", { party: 9 }, []],
    ["no party", { party: 0 }, []],
    ["half a guest", { party: 1.5 }, []],
    ["a party for two tables", { party: 8 }, ALL_DAY],
  ])("for %s", (_name, changes, slots) => expect(times(changes)).toEqual(slots));

  it("judges today by the restaurant's clocks", () => {
    const now = new Date("2026-11-20T23:30:00Z");
    expect(times({ now, date: "2026-11-20" })).toEqual([]);
    expect(times({ now, date: "2026-11-20", zone: "America/Chicago" })).toEqual(ALL_DAY.slice(3));
  });

  it("leaves out what is taken and lets stays touch", () => {
    const bookings = [booking(["four", "also-four"], "2026-11-21T18:30:00Z", "2026-11-21T19:30:00Z")];
    expect(times({ bookings, party: 4 })).toEqual(["12:00", "12:30", "13:00", "20:30"]);
    expect(times({ bookings, party: 2 })).toEqual(ALL_DAY);
    const earlier = [booking(["four", "also-four"], "2026-11-21T17:00:00Z", "2026-11-21T18:00:00Z")];
    expect(times({ bookings: earlier, party: 4 })).toEqual(ALL_DAY);
    const next = [booking(["four", "also-four"], "2026-11-21T13:30:00Z", "2026-11-21T18:00:00Z")];
    expect(times({ bookings: next, party: 4 })).toEqual(ALL_DAY);
  });

  it("takes the next larger table when the best is taken", () => {
    const bookings = [booking(["two"], "2026-11-21T18:00:00Z", "2026-11-21T19:30:00Z")];
    expect(findSlot({ ...question, bookings }, "19:00")?.tableIds).toEqual(["four"]);
    expect(findSlot({ ...question, bookings }, "20:30")?.tableIds).toEqual(["two"]);
  });

  it("offers times past midnight on their own date", () => {
    const late = { serviceHours: week("22:00-02:00"), slotIntervalMinutes: 60 };
    expect(times({}, late)).toEqual(["00:00", "22:00", "23:00"]);
    expect(times({ date: "2026-12-26" }, late)).toEqual(["22:00", "23:00"]);
  });

  it("follows the hours of a special day", () => {
    const special = (open: TimeRange[]) => ({
      serviceHours: { ...week("19:00-22:00"), specialDays: { "2026-11-21": open } },
    });
    expect(times({}, special([]))).toEqual([]);
    expect(times({}, special([{ open: "09:00", close: "11:00" }]))).toEqual(["09:00", "09:30"]);
    expect(times({ date: "2026-11-22" }, special([]))).toEqual(["19:00", "19:30", "20:00", "20:30"]);
    const night = special([{ open: "22:00", close: "00:30" }]);
    expect(times({}, { ...night, durationMinutes: () => 30 })).toEqual(["22:00", "22:30", "23:00", "23:30"]);
    expect(times({ date: "2026-11-22" }, { ...night, durationMinutes: () => 30 })[0]).toBe("00:00");
  });

  it("offers a time once where windows overlap", () => {
    expect(times({}, { serviceHours: week("12:00-14:00", "12:00-14:30") })).toEqual([
      "12:00",
      "12:30",
      "13:00",
    ]);
  });

  it("answers for a whole day of hard searches, all of them different", () => {
    const all = Array.from({ length: 100 }, (_, index) => `t${index}`);
    const room = [
      ...all.map((id) => ({ id, seats: 4, combinableWith: all })),
      ...["x", "y"].map((id) => ({ id, seats: 3, combinableWith: [] })),
    ];
    const midnight = Date.parse("2026-11-20T23:00:00Z");
    const bookings = all.map((id, index) => ({
      tableIds: [id],
      start: new Date(midnight + index * 14 * 60_000),
      end: new Date(midnight + (index * 14 + 240) * 60_000),
    }));
    const rules = {
      serviceHours: week("00:00-24:00"),
      slotIntervalMinutes: 5,
      partyMax: 20,
      durationMinutes: () => 60,
    };
    const asked = { ...question, tables: room, bookings, party: 15, policy: { ...policy, ...rules } };
    const started = performance.now();
    const slots = offeredSlots(asked);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(slots).toHaveLength(277);
    expect(slots.every(({ tableIds }) => tableIds.length === 4)).toBe(true);
    expect(offeredSlots(asked)).toEqual(slots);
  });

  it("refuses an interval and a stay that are no whole minutes", () => {
    expect(() => times({}, { slotIntervalMinutes: 0 })).toThrow(RangeError);
    expect(() => times({}, { durationMinutes: () => 0 })).toThrow(RangeError);
  });
});

describe("on days when the clocks change", () => {
  const night: Partial<SlotRules> = {
    serviceHours: week("01:00-05:00"),
    durationMinutes: () => 60,
    daysAhead: 400,
  };

  test.each<[string, string, string[]]>([
    ["Europe/Rome", "2027-03-28", ["01:00", "01:30", "03:00", "03:30", "04:00"]],
    ["Europe/Rome", "2027-10-31", ["01:00", "01:30", "02:00", "02:30", "03:00", "03:30", "04:00"]],
    ["America/Chicago", "2027-03-14", ["01:00", "01:30", "03:00", "03:30", "04:00"]],
    ["America/Chicago", "2027-11-07", ["01:00", "01:30", "02:00", "02:30", "03:00", "03:30", "04:00"]],
    ["Pacific/Auckland", "2027-09-26", ["01:00", "01:30", "03:00", "03:30", "04:00"]],
    ["Australia/Lord_Howe", "2027-10-03", ["01:00", "01:30", "02:30", "03:00", "03:30", "04:00"]],
    ["Australia/Lord_Howe", "2027-04-04", ["01:00", "01:30", "02:00", "02:30", "03:00", "03:30", "04:00"]],
  ])("%s %s", (zone, date, slots) => expect(times({ zone, date }, night)).toEqual(slots));

  it("puts nothing in the place of a time that does not exist", () => {
    const offGrid = { ...night, serviceHours: week("01:15-05:00") };
    expect(times({ date: "2027-03-28" }, offGrid)).toEqual(["01:15", "01:45", "03:15", "03:45"]);
  });

  it("keeps the stay's true length over the change", () => {
    const slot = findSlot({ ...question, policy: { ...policy, ...night }, date: "2027-03-28" }, "01:30");
    expect(slot?.end).toEqual(new Date("2027-03-28T01:30:00Z"));
  });
});

describe("an empty list", () => {
  const whole = ["2026-11-21T00:00:00Z", "2026-11-22T00:00:00Z"] as const;
  const everything = tables.map(({ id }) => booking([id], ...whole));

  test.each<[string, Partial<SlotQuestion>, Partial<SlotRules>]>([
    ["PAST_DATE", { date: "2026-11-19" }, {}],
    ["TOO_FAR_AHEAD", { date: "2027-02-21" }, {}],
    ["DATE_BLOCKED", { date: "2026-12-25" }, {}],
    ["PARTY_TOO_SMALL", { party: 1 }, { partyMin: 2 }],
    ["PARTY_TOO_LARGE", { party: 9 }, {}],
    ["PARTY_TOO_LARGE", { party: 10 ** 20 }, {}],
    ["CLOSED", {}, { serviceHours: week() }],
    ["CLOSED", {}, { serviceHours: week("12:00-13:00") }],
    ["TOO_LATE", { now: new Date("2026-11-21T21:00:00Z") }, {}],
    ["NO_TABLE", { tables: [] }, {}],
    ["NO_TABLE", { party: 9 }, { partyMax: 20 }],
    ["FULLY_BOOKED", { bookings: everything }, {}],
    ["FULLY_BOOKED", { party: 8, bookings: [booking(["four"], ...whole)] }, {}],
  ])("is explained as %s", (expected, changes, rules) => {
    expect(reason(changes, rules)).toBe(expected);
  });
});
