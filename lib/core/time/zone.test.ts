import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  addDays,
  boundaryInstant,
  dayRange,
  exactInstant,
  isTimeZone,
  localDate,
  localTime,
  parseDate,
  parseTime,
  timeText,
  weekdayOf,
} from "@/lib/core/time/zone";

const ZONES = [
  "Europe/Rome",
  "America/Chicago",
  "Pacific/Auckland",
  "Australia/Lord_Howe",
  "Africa/Cairo",
  "America/Havana",
  "Asia/Kathmandu",
  "UTC",
];
const zone = fc.constantFrom(...ZONES);
const date = fc.integer({ min: 0, max: 15 * 365 }).map((days) => addDays("2020-01-01", days));

describe("parseDate", () => {
  test.each(["2026-02-28", "2024-02-29", "2000-02-29", "1000-01-01", "9999-12-31"])("accepts %s", (text) => {
    expect(parseDate(text)).toBe(text);
  });

  test.each([
    "2026-02-29",
    "2026-02-30",
    "1900-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "0000-01-01",
    "0999-12-31",
    "2026-01-00",
    "2026-2-3",
    "2026-01-01T00:00",
    " 2026-01-01",
    "2026-01-01\n",
    "26-01-01",
    "",
  ])("refuses %j", (text) => expect(parseDate(text)).toBeNull());
});

describe("parseTime", () => {
  test.each([
    ["00:00", 0],
    ["09:05", 545],
    ["23:59", 1439],
    ["24:00", null],
    ["24:01", null],
    ["9:05", null],
    ["12:60", null],
    ["12:00:00", null],
    ["", null],
  ])("%j is %s", (text, minutes) => expect(parseTime(text)).toBe(minutes));

  it("reads 24:00 as the end of the day only when asked", () => {
    expect(parseTime("24:00", { allow24: true })).toBe(1440);
    expect(parseTime("24:30", { allow24: true })).toBeNull();
  });
});

test("timeText writes what parseTime reads", () => {
  expect([0, 545, 1439].map(timeText)).toEqual(["00:00", "09:05", "23:59"]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(parseTime(timeText(minutes))).toBe(minutes);
    }),
  );
});

describe("isTimeZone", () => {
  test.each([
    ["Europe/Rome", true],
    ["UTC", true],
    ["Mars/Olympus", false],
    ["", false],
  ])("%j: %s", (name, known) => expect(isTimeZone(name)).toBe(known));
});

describe("localDate and localTime", () => {
  test.each([
    ["2026-06-30T22:30:00Z", "Europe/Rome", "2026-07-01", "00:30"],
    ["2026-06-30T22:30:00Z", "America/Chicago", "2026-06-30", "17:30"],
    ["2026-06-30T12:00:00Z", "Pacific/Auckland", "2026-07-01", "00:00"],
    ["2026-06-30T13:45:00Z", "Australia/Lord_Howe", "2026-07-01", "00:15"],
  ])("%s in %s is %s %s", (instant, where, day, time) => {
    expect(localDate(new Date(instant), where)).toBe(day);
    expect(localTime(new Date(instant), where)).toBe(time);
  });
});

test("weekdayOf and addDays follow the calendar over month, leap day and year", () => {
  expect(weekdayOf("2026-11-20")).toBe("friday");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
});

describe("dayRange", () => {
  test.each([
    ["Europe/Rome", "2027-03-28", 23],
    ["Europe/Rome", "2026-10-25", 25],
    ["America/Chicago", "2027-03-14", 23],
    ["America/Chicago", "2026-11-01", 25],
    ["Pacific/Auckland", "2026-09-27", 23],
    ["Pacific/Auckland", "2027-04-04", 25],
    ["Australia/Lord_Howe", "2026-10-04", 23.5],
    ["Australia/Lord_Howe", "2027-04-04", 24.5],
    ["Africa/Cairo", "2026-04-24", 23],
  ])("in %s %s has %d hours", (where, day, hours) => {
    const { start, end } = dayRange(day, where);
    expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours);
  });

  it("leaves no gap between days and holds exactly the instants of its date", () => {
    fc.assert(
      fc.property(
        zone,
        date,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (where, day, part) => {
          const { start, end } = dayRange(day, where);
          expect(dayRange(addDays(day, 1), where).start).toEqual(end);
          const inside = new Date(start.getTime() + Math.floor(part * (end.getTime() - start.getTime())));
          expect(localDate(inside, where)).toBe(day);
        },
      ),
    );
  });
});

describe("the instant of a wall-clock time", () => {
  it("is the change itself for a time that the clocks jump over, which is never exact", () => {
    const change = new Date("2027-03-28T01:00:00Z");
    expect(boundaryInstant("2027-03-28", 2 * 60 + 30, "Europe/Rome")).toEqual(change);
    expect(boundaryInstant("2027-03-28", 2 * 60, "Europe/Rome")).toEqual(change);
    expect(boundaryInstant("2027-03-28", 3 * 60, "Europe/Rome")).toEqual(change);
    expect(exactInstant("2027-03-28", 2 * 60 + 30, "Europe/Rome")).toBeNull();
    expect(exactInstant("2027-03-28", 3 * 60, "Europe/Rome")).toEqual(change);
  });

  it("is the first of two when the clocks show it twice", () => {
    const first = new Date("2026-10-25T00:30:00Z");
    expect(exactInstant("2026-10-25", 2 * 60 + 30, "Europe/Rome")).toEqual(first);
    expect(boundaryInstant("2026-10-25", 2 * 60 + 30, "Europe/Rome")).toEqual(first);
  });

  it("shows that date and time on the clocks of the zone, and not an hour before as well", () => {
    const minutes = fc.integer({ min: 0, max: 2 * 24 * 60 - 1 });
    fc.assert(
      fc.property(zone, date, minutes, (where, day, wanted) => {
        const shownAt = (instant: Date) => `${localDate(instant, where)} ${localTime(instant, where)}`;
        const found = exactInstant(day, wanted, where);
        fc.pre(found !== null);
        const shown = `${addDays(day, Math.floor(wanted / 1440))} ${timeText(wanted % 1440)}`;
        expect(shownAt(found)).toBe(shown);
        expect(shownAt(new Date(found.getTime() - 3_600_000))).not.toBe(shown);
      }),
      { numRuns: 300 },
    );
  });

  it("never runs backwards", () => {
    const minutes = fc.integer({ min: 0, max: 2 * 24 * 60 });
    fc.assert(
      fc.property(zone, date, minutes, minutes, (where, day, a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)];
        expect(boundaryInstant(day, early, where).getTime()).toBeLessThanOrEqual(
          boundaryInstant(day, late, where).getTime(),
        );
      }),
    );
  });
});
