import { expect, test } from "vitest";
import { countDays, daysOf, rangeBefore, windowBefore, windowOf } from "./report-range";

const ZONE = "Europe/Rome";

test("counts days of the calendar, whatever the clocks do", () => {
  expect(countDays({ from: "2026-10-25", to: "2026-10-25" })).toBe(1);
  expect(countDays({ from: "2026-03-01", to: "2026-03-31" })).toBe(31);
  expect(countDays({ from: "2026-03-02", to: "2026-03-01" })).toBe(0);
  expect(daysOf({ from: "2026-02-27", to: "2026-03-02" })).toEqual([
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
    "2026-03-02",
  ]);
});

test("the days before are as many, and end where the range begins", () => {
  const range = { from: "2026-10-22", to: "2026-10-28" };
  expect(rangeBefore(range)).toEqual({ from: "2026-10-15", to: "2026-10-21" });
  const now = new Date("2026-11-18T12:00:00Z");
  expect(windowBefore(range, ZONE, now).end).toEqual(windowOf(range, ZONE).start);
});

test("a range that ends today is compared up to the same time of day, also when the clocks changed between", () => {
  const range = { from: "2026-10-25", to: "2026-10-25" };
  const now = new Date("2026-10-25T17:30:00Z");
  expect(windowBefore(range, ZONE, now)).toEqual({
    start: new Date("2026-10-23T22:00:00Z"),
    end: new Date("2026-10-24T16:30:00Z"),
  });
});
