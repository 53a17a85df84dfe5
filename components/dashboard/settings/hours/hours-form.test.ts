import { describe, expect, it } from "vitest";
import type { Week } from "@/lib/restaurant/hours/opening-hours";
import { closedOn, copyDay, endsNextDay, type HoursForm, isAllDay, readHoursForm } from "./hours-form";

const evening = [{ open: "18:00", close: "23:00" }];
const week: Week = {
  monday: evening,
  tuesday: evening,
  wednesday: evening,
  thursday: evening,
  friday: [{ open: "18:00", close: "01:00" }],
  saturday: evening,
  sunday: [],
};
const hours = { weekly: week, specialDays: { "2026-12-25": [] } };
const form: HoursForm = {
  openingHours: { pickup: hours, delivery: hours, reservation: hours },
  specialDayNames: { "2026-12-25": " Christmas ", "2026-12-26": "Gone", "2026-12-31": "" },
};

describe("hours that are edited", () => {
  it("keeps the names of the special days that exist", () => {
    expect(readHoursForm(form)).toEqual({
      ok: true,
      body: { openingHours: form.openingHours, specialDayNames: { "2026-12-25": "Christmas" } },
    });
  });

  it("names the service whose hours have to be put right", () => {
    const broken = { weekly: { ...week, friday: [{ open: "18:00", close: "25:00" }] }, specialDays: {} };
    expect(readHoursForm({ ...form, openingHours: { ...form.openingHours, delivery: broken } })).toEqual({
      ok: false,
      problems: { "openingHours.delivery": "timeInvalid" },
    });
  });

  it.each([
    [[{ open: "00:00", close: "24:00" }], true],
    [[{ open: "00:00", close: "00:00" }], true],
    [[{ open: "09:00", close: "09:00" }], false],
    [evening, false],
    [[], false],
  ])("knows a day around the clock: %j is %s", (ranges, is) => {
    expect(isAllDay(ranges)).toBe(is);
  });

  it.each([
    ["18:00", "01:00", true],
    ["18:00", "24:00", false],
    ["18:00", "00:00", false],
    ["09:00", "09:00", true],
    ["09:00", "17:00", false],
    ["09:00", "xx", false],
  ])("says that %s to %s ends on the next day: %s", (open, close, is) => {
    expect(endsNextDay({ open, close })).toBe(is);
  });

  it("closes all services on a date and keeps their other special days", () => {
    const closed = { weekly: week, specialDays: { "2026-12-25": [], "2027-01-01": [] } };
    expect(closedOn(form.openingHours, "2027-01-01")).toEqual({
      pickup: closed,
      delivery: closed,
      reservation: closed,
    });
  });

  it("copies a day without sharing it", () => {
    const copied = copyDay(hours, "friday", ["sunday"]);
    expect(copied.weekly.sunday).toEqual(week.friday);
    expect(copied.weekly.sunday).not.toBe(week.friday);
    expect(copied.weekly.monday).toBe(week.monday);
  });
});
