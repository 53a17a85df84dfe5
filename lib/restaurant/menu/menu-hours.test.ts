import { describe, expect, it, test } from "vitest";
import { type MenuHours, menuHoursState } from "./menu-hours";

const ROME = "Europe/Rome";
const at = (text: string) => new Date(text);
const daily = [1, 2, 3, 4, 5, 6, 7];
const lunch: MenuHours = { days: [1, 2, 3, 4, 5], from: "11:00", to: "15:00" };
const bar: MenuHours = { days: [5, 6], from: "22:00", to: "02:00" };

// 2026-11-20 is a Friday; Rome is one hour ahead of UTC.
describe("the hours of a dish", () => {
  test.each<[string, MenuHours[], string, ReturnType<typeof menuHoursState>]>([
    ["without hours", [], "2026-11-20T03:00:00Z", { open: true, until: null }],
    ["before lunch", [lunch], "2026-11-20T09:59:59Z", { open: false, opensAt: at("2026-11-20T10:00:00Z") }],
    ["at its start", [lunch], "2026-11-20T10:00:00Z", { open: true, until: at("2026-11-20T14:00:00Z") }],
    ["at its end", [lunch], "2026-11-20T14:00:00Z", { open: false, opensAt: at("2026-11-23T10:00:00Z") }],
    ["past midnight", [bar], "2026-11-21T00:30:00Z", { open: true, until: at("2026-11-21T01:00:00Z") }],
    ["past the last", [bar], "2026-11-22T01:00:00Z", { open: false, opensAt: at("2026-11-27T21:00:00Z") }],
    ["on no day", [{ ...lunch, days: [] }], "2026-11-20T10:00:00Z", { open: false, opensAt: null }],
    [
      "at all hours",
      [{ days: daily, from: "00:00", to: "24:00" }],
      "2026-11-20T10:00:00Z",
      { open: true, until: null },
    ],
  ])("%s", (_, hours, now, state) => {
    expect(menuHoursState([hours], at(now), ROME)).toEqual(state);
  });

  test.each([
    ["an hour lost", "2027-03-27T23:00:00Z", "2027-03-28T03:00:00Z", 4],
    ["an hour won", "2026-10-24T22:00:00Z", "2026-10-25T04:00:00Z", 6],
  ])("last as long as the clocks say, with %s", (_, midnight, end, hours) => {
    const night = [{ days: daily, from: "00:00", to: "05:00" }];
    const state = menuHoursState([night], at(midnight), ROME);
    expect(state).toEqual({ open: true, until: at(end) });
    expect((at(end).getTime() - at(midnight).getTime()) / 3_600_000).toBe(hours);
  });
});

describe("a dish with hours in a category with hours", () => {
  const evening = [{ days: daily, from: "18:00", to: "23:00" }];

  it("is open while both are, up to the first end", () => {
    const late = [{ days: daily, from: "20:00", to: "24:00" }];
    expect(menuHoursState([evening, late], at("2026-11-20T19:30:00Z"), ROME)).toEqual({
      open: true,
      until: at("2026-11-20T22:00:00Z"),
    });
  });

  it("opens when both do", () => {
    const late = [{ days: [6], from: "20:00", to: "24:00" }];
    expect(menuHoursState([evening, late], at("2026-11-20T10:00:00Z"), ROME)).toEqual({
      open: false,
      opensAt: at("2026-11-21T19:00:00Z"),
    });
  });

  it("never opens when they never meet", () => {
    expect(menuHoursState([evening, [lunch]], at("2026-11-20T10:00:00Z"), ROME)).toEqual({
      open: false,
      opensAt: null,
    });
  });
});
