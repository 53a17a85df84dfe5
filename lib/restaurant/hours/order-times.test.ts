import { describe, expect, it } from "vitest";
import { WEEKDAYS } from "@/lib/core/time/zone";
import type { PausableHours, Week } from "./opening-hours";
import { type OrderTimeRules, orderTimes, quarterHourOf } from "./order-times";

const daily = (open: string, close: string): PausableHours => ({
  weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, [{ open, close }]])) as Week,
  specialDays: {},
});
const rules = (changes: Partial<OrderTimeRules> = {}): OrderTimeRules => ({
  hours: daily("12:00", "14:00"),
  zone: "Europe/Rome",
  leadMinutes: 20,
  daysAhead: 0,
  ...changes,
});
const at = (text: string) => new Date(text);
const written = (times: readonly Date[]) => times.map((time) => time.toISOString().slice(0, 16));

// 2026-11-20 is a Friday; Rome is one hour ahead of UTC.
describe("orderTimes", () => {
  it("begins as soon as the kitchen can be ready after opening, and ends before closing", () => {
    const times = written(orderTimes(rules(), at("2026-11-20T07:00:00Z")));
    expect(times[0]).toBe("2026-11-20T11:30");
    expect(times.at(-1)).toBe("2026-11-20T12:45");
    expect(times).toHaveLength(6);
  });

  it("leaves the time to prepare from now on, rounded up to the quarter hour", () => {
    expect(written(orderTimes(rules(), at("2026-11-20T11:40:00Z")))[0]).toBe("2026-11-20T12:00");
    expect(written(orderTimes(rules(), at("2026-11-20T11:40:01Z")))[0]).toBe("2026-11-20T12:15");
  });

  it("offers the days ahead in the restaurant's zone and none more", () => {
    const times = written(orderTimes(rules({ daysAhead: 2 }), at("2026-11-20T20:00:00Z")));
    expect(new Set(times.map((time) => time.slice(0, 10)))).toEqual(new Set(["2026-11-21", "2026-11-22"]));
  });

  it("leaves out holidays and takes their own hours", () => {
    const hours = {
      ...daily("12:00", "14:00"),
      specialDays: { "2026-11-21": [], "2026-11-22": [{ open: "18:00", close: "19:00" }] },
    };
    expect(written(orderTimes(rules({ hours, daysAhead: 2 }), at("2026-11-20T20:00:00Z")))).toEqual([
      "2026-11-22T17:30",
      "2026-11-22T17:45",
    ]);
  });

  it("begins after a pause", () => {
    const hours = { ...daily("12:00", "14:00"), pausedUntil: at("2026-11-20T12:00:00Z") };
    expect(written(orderTimes(rules({ hours }), at("2026-11-20T11:30:00Z")))).toEqual([
      "2026-11-20T12:30",
      "2026-11-20T12:45",
    ]);
  });

  it("goes on behind midnight with the evening before, but not behind the last day", () => {
    const night = rules({ hours: daily("22:00", "02:00") });
    expect(written(orderTimes(night, at("2026-11-19T23:05:00Z"))).slice(0, 2)).toEqual([
      "2026-11-19T23:30",
      "2026-11-19T23:45",
    ]);
    expect(written(orderTimes(night, at("2026-11-19T23:05:00Z"))).at(-1)).toBe("2026-11-20T22:45");
  });

  it("offers an hour twice when the clocks show it twice, and none that they jump over", () => {
    const night = { hours: daily("01:00", "04:00"), leadMinutes: 0 };
    expect(orderTimes(rules(night), at("2026-10-24T22:00:00Z"))).toHaveLength(16);
    expect(orderTimes(rules(night), at("2027-03-27T23:00:00Z"))).toHaveLength(8);
    expect(orderTimes(rules(night), at("2026-11-19T23:00:00Z"))).toHaveLength(12);
  });

  it("is empty where the service never opens", () => {
    const hours: PausableHours = {
      weekly: daily("12:00", "14:00").weekly,
      specialDays: { "2026-11-20": [] },
    };
    expect(orderTimes(rules({ hours }), at("2026-11-20T07:00:00Z"))).toEqual([]);
  });
});

describe("quarterHourOf", () => {
  it("is the quarter hour that has begun", () => {
    expect(quarterHourOf(at("2026-11-20T12:29:59Z"))).toEqual(at("2026-11-20T12:15:00Z"));
    expect(quarterHourOf(at("2026-11-20T12:30:00Z"))).toEqual(at("2026-11-20T12:30:00Z"));
  });
});
