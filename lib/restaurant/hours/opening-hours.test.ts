import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, dayRange, localDate, localTime, WEEKDAYS, weekdayOf } from "@/lib/core/time/zone";
import {
  isOpenAt,
  openingHoursSchema,
  openingState,
  type PausableHours,
  serviceHoursSchema,
  type TimeRange,
  type Week,
} from "@/lib/restaurant/hours/opening-hours";

function range(text: string): TimeRange {
  const [open = "", close = ""] = text.split("-");
  return { open, close };
}

function week(everyDay: string[], exceptions: Partial<Record<keyof Week, string[]>> = {}): Week {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, (exceptions[day] ?? everyDay).map(range)])) as Week;
}

function hours(weekly: Week, specialDays: Record<string, string[]> = {}): PausableHours {
  const special = Object.entries(specialDays).map(([date, ranges]) => [date, ranges.map(range)]);
  return { weekly, specialDays: Object.fromEntries(special) };
}

const at = (text: string) => new Date(text);
const always = hours(week(["00:00-24:00"]));
const never = hours(week([]));
const dinner = hours(week(["12:00-14:30", "18:00-23:00"], { monday: [] }));
const bar = hours(week(["18:00-02:00"], { sunday: [] }));

describe("isOpenAt", () => {
  // 2026-11-20 is a Friday; Rome is one hour ahead of UTC.
  test.each<[string, PausableHours, string, boolean]>([
    ["before lunch", dinner, "2026-11-20T10:59:59.999Z", false],
    ["at the opening", dinner, "2026-11-20T11:00:00Z", true],
    ["the last moment of lunch", dinner, "2026-11-20T13:29:59.999Z", true],
    ["at the closing", dinner, "2026-11-20T13:30:00Z", false],
    ["on the closed weekday", dinner, "2026-11-23T12:00:00Z", false],
    ["past midnight", bar, "2026-11-21T00:59:59Z", true],
    ["at the close past midnight", bar, "2026-11-21T01:00:00Z", false],
    ["past the midnight into a closed weekday", bar, "2026-11-22T00:30:00Z", true],
    ["on the evening of a closed weekday", bar, "2026-11-22T20:00:00Z", false],
    ["past the midnight out of a closed weekday", bar, "2026-11-23T00:30:00Z", false],
    ["around the clock", always, "2026-11-20T23:00:00Z", true],
    ["around the clock, as equal times", hours(week(["00:00-00:00"])), "2026-11-20T03:00:00Z", true],
    ["never", never, "2026-11-20T12:00:00Z", false],
    [
      "on a special day that is closed",
      hours(always.weekly, { "2026-12-25": [] }),
      "2026-12-25T12:00:00Z",
      false,
    ],
    [
      "on a special day with its own hours",
      hours(never.weekly, { "2026-12-24": ["10:00-14:00"] }),
      "2026-12-24T10:00:00Z",
      true,
    ],
    [
      "past midnight into a closed special day",
      hours(bar.weekly, { "2026-12-25": [] }),
      "2026-12-25T00:30:00Z",
      true,
    ],
  ])("%s", (_name, schedule, instant, open) =>
    expect(isOpenAt(schedule, at(instant), "Europe/Rome")).toBe(open),
  );

  it("is closed until the end of a pause", () => {
    const paused = { ...always, pausedUntil: at("2026-11-20T12:00:00Z") };
    expect(isOpenAt(paused, at("2026-11-20T11:59:59Z"), "Europe/Rome")).toBe(false);
    expect(isOpenAt(paused, at("2026-11-20T12:00:00Z"), "Europe/Rome")).toBe(true);
  });
});

describe("openingState", () => {
  test.each<[string, PausableHours, string, ReturnType<typeof openingState>]>([
    ["open at lunch", dinner, "2026-11-20T12:00:00Z", { open: true, until: at("2026-11-20T13:30:00Z") }],
    [
      "between lunch and dinner",
      dinner,
      "2026-11-20T15:00:00Z",
      { open: false, opensAt: at("2026-11-20T17:00:00Z") },
    ],
    [
      "over the closed weekday",
      dinner,
      "2026-11-22T22:30:00Z",
      { open: false, opensAt: at("2026-11-24T11:00:00Z") },
    ],
    ["open past midnight", bar, "2026-11-21T00:30:00Z", { open: true, until: at("2026-11-21T01:00:00Z") }],
    ["around the clock", always, "2026-11-20T12:00:00Z", { open: true }],
    [
      "around the clock up to a closed day",
      hours(always.weekly, { "2026-11-25": [] }),
      "2026-11-20T12:00:00Z",
      { open: true, until: at("2026-11-24T23:00:00Z") },
    ],
    ["never", never, "2026-11-20T12:00:00Z", { open: false }],
    [
      "once in 13 days",
      hours(never.weekly, { "2026-12-03": ["10:00-11:00"] }),
      "2026-11-20T12:00:00Z",
      { open: false, opensAt: at("2026-12-03T09:00:00Z") },
    ],
    [
      "once in 14 days",
      hours(never.weekly, { "2026-12-04": ["10:00-11:00"] }),
      "2026-11-20T12:00:00Z",
      { open: false },
    ],
    [
      "ranges that touch",
      hours(week(["09:00-12:00", "12:00-15:00"])),
      "2026-11-20T09:00:00Z",
      { open: true, until: at("2026-11-20T14:00:00Z") },
    ],
    [
      "ranges that overlap, in disorder",
      hours(week(["11:00-13:00", "09:00-15:00"])),
      "2026-11-20T09:00:00Z",
      { open: true, until: at("2026-11-20T14:00:00Z") },
    ],
  ])("%s", (_name, schedule, instant, state) => {
    expect(openingState(schedule, at(instant), "Europe/Rome")).toEqual(state);
  });

  test.each<[string, string, ReturnType<typeof openingState>]>([
    ["within the hours", "2026-11-20T12:30:00Z", { open: false, opensAt: at("2026-11-20T12:30:00Z") }],
    ["between the hours", "2026-11-20T15:00:00Z", { open: false, opensAt: at("2026-11-20T17:00:00Z") }],
    ["a day later", "2026-11-21T12:00:00Z", { open: false, opensAt: at("2026-11-21T12:00:00Z") }],
    ["without an end in sight", "2027-11-20T12:00:00Z", { open: false }],
    ["over already", "2026-11-20T12:00:00Z", { open: true, until: at("2026-11-20T13:30:00Z") }],
  ])("a pause that ends %s", (_name, pausedUntil, state) => {
    const paused = { ...dinner, pausedUntil: at(pausedUntil) };
    expect(openingState(paused, at("2026-11-20T12:00:00Z"), "Europe/Rome")).toEqual(state);
  });
});

describe("on days when the clocks change", () => {
  test.each<[string, string, string, string, number]>([
    ["Europe/Rome, an hour lost at night", "Europe/Rome", "2027-03-27", "22:00-04:00", 5],
    ["Europe/Rome, an hour won at night", "Europe/Rome", "2026-10-24", "22:00-04:00", 7],
    ["Europe/Rome, closing in the lost hour", "Europe/Rome", "2027-03-27", "22:00-02:30", 4],
    ["Europe/Rome, opening in the lost hour", "Europe/Rome", "2027-03-28", "02:30-05:00", 2],
    ["Europe/Rome, closing in the doubled hour", "Europe/Rome", "2026-10-24", "22:00-02:30", 4.5],
    ["America/Chicago, around the clock, lost", "America/Chicago", "2027-03-14", "00:00-24:00", 23],
    ["America/Chicago, around the clock, won", "America/Chicago", "2026-11-01", "00:00-24:00", 25],
    ["Pacific/Auckland, lost", "Pacific/Auckland", "2026-09-27", "00:00-06:00", 5],
    ["Pacific/Auckland, won", "Pacific/Auckland", "2027-04-04", "00:00-06:00", 7],
    ["Lord Howe, half an hour lost", "Australia/Lord_Howe", "2026-10-04", "01:00-04:00", 2.5],
    ["Lord Howe, half an hour won", "Australia/Lord_Howe", "2027-04-04", "01:00-04:00", 3.5],
    ["Cairo, a midnight that does not exist", "Africa/Cairo", "2026-04-24", "00:00-06:00", 5],
  ])("%s", (_name, zone, date, text, openHours) => {
    const schedule = hours(never.weekly, { [date]: [text] });
    const before = new Date(dayRange(date, zone).start.getTime() - 1);
    const closed = openingState(schedule, before, zone);
    const opensAt = closed.open ? undefined : closed.opensAt;
    if (!opensAt) throw new Error("expected the service to open");
    const opened = openingState(schedule, opensAt, zone);
    const until = opened.open ? opened.until : undefined;
    expect(((until?.getTime() ?? 0) - opensAt.getTime()) / 3_600_000).toBe(openHours);
  });

  it("does not exist for a range that the clocks jump over", () => {
    const schedule = hours(never.weekly, { "2027-03-28": ["02:10-02:50"] });
    expect(openingState(schedule, at("2027-03-28T00:00:00Z"), "Europe/Rome")).toEqual({ open: false });
  });
});

describe("laws", () => {
  const zone = fc.constantFrom("Europe/Rome", "America/Chicago", "Pacific/Auckland", "Australia/Lord_Howe");
  const quarter = fc.integer({ min: 0, max: 95 }).map((n) => {
    const [hour, minute] = [Math.floor(n / 4), (n % 4) * 15];
    return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  });
  const ranges = fc.array(fc.record({ open: quarter, close: quarter }), { maxLength: 2 });
  const weekly = fc
    .tuple(ranges, ranges)
    .map(
      ([odd, even]): Week =>
        Object.fromEntries(WEEKDAYS.map((day, index) => [day, index % 2 ? odd : even])) as Week,
    );
  const instant = fc
    .integer({ min: 0, max: 2 * 365 * 24 * 12 })
    .map((n) => new Date(Date.UTC(2026, 0, 1) + n * 300_000));

  /** What a person with the timetable and a wall clock would say. */
  function byTheWallClock(schedule: PausableHours, now: Date, where: string): boolean {
    const [today, time] = [localDate(now, where), localTime(now, where)];
    const covers = ({ open, close }: TimeRange, nextDay: boolean) => {
      if (open < close) return !nextDay && open <= time && time < close;
      return nextDay ? time < close : open <= time;
    };
    return (
      schedule.weekly[weekdayOf(today)].some((one) => covers(one, false)) ||
      schedule.weekly[weekdayOf(addDays(today, -1))].some((one) => covers(one, true))
    );
  }

  it("agrees with the wall clock on every day on which the clocks do not change", () => {
    fc.assert(
      fc.property(zone, weekly, instant, (where, given, now) => {
        const today = localDate(now, where);
        const { start } = dayRange(addDays(today, -1), where);
        const { end } = dayRange(today, where);
        fc.pre(end.getTime() - start.getTime() === 48 * 3_600_000);
        const schedule: PausableHours = { weekly: given, specialDays: {} };
        expect(isOpenAt(schedule, now, where)).toBe(byTheWallClock(schedule, now, where));
      }),
      { numRuns: 300 },
    );
  });

  it("tells the same as isOpenAt, and changes just when it says", () => {
    fc.assert(
      fc.property(zone, weekly, instant, (where, given, now) => {
        const schedule: PausableHours = { weekly: given, specialDays: {} };
        const state = openingState(schedule, now, where);
        expect(state.open).toBe(isOpenAt(schedule, now, where));
        const change = state.open ? state.until : state.opensAt;
        if (!change) return;
        expect(change > now).toBe(true);
        expect(isOpenAt(schedule, new Date(change.getTime() - 1), where)).toBe(state.open);
        expect(isOpenAt(schedule, change, where)).toBe(!state.open);
      }),
      { numRuns: 300 },
    );
  });
});

describe("stored hours", () => {
  it("are read when whole", () => {
    const service = { weekly: week(["00:00-24:00"]), specialDays: { "2026-12-25": [] } };
    const stored = { pickup: service, delivery: service, reservation: service };
    expect(openingHoursSchema.parse(stored)).toEqual(stored);
  });

  test.each([
    ["a service is missing", { pickup: dinner }],
    ["a weekday is missing", { pickup: { weekly: { monday: [] }, specialDays: {} } }],
  ])("are refused when %s", (_name, stored) =>
    expect(openingHoursSchema.safeParse(stored).success).toBe(false),
  );

  test.each([["24:00-10:00"], ["9:00-10:00"], ["09:00-24:30"], ["-"]])(
    "are refused with the range %s",
    (text) => {
      expect(serviceHoursSchema.safeParse({ weekly: week([text]), specialDays: {} }).success).toBe(false);
    },
  );

  it("are refused with a special day that does not exist", () => {
    expect(
      serviceHoursSchema.safeParse({ weekly: week([]), specialDays: { "2026-02-30": [] } }).success,
    ).toBe(false);
  });
});
