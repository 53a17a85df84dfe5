import fc from "fast-check";
import { expect, test } from "vitest";
import { clockStretches } from "./clock-stretches";
import { addDays, boundaryInstant, localDate, localTime } from "./zone";

const ZONES = ["Europe/Rome", "America/Havana", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"];

test("divides a time at the changes of the clocks", () => {
  const start = new Date("2026-10-24T22:00:00Z");
  const end = new Date("2026-10-25T23:00:00Z");
  const change = new Date("2026-10-25T01:00:00Z");
  expect(clockStretches({ start, end }, "Europe/Rome")).toEqual([
    { since: start, until: change, offsetSeconds: 7200 },
    { since: change, until: end, offsetSeconds: 3600 },
  ]);
  expect(clockStretches({ start: end, end }, "Europe/Rome")).toEqual([]);
});

test("shows the same days and times as the zone itself, without a gap", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 1, max: 400 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (zone, first, days, part) => {
        const from = addDays("2020-01-01", first);
        const start = boundaryInstant(from, 0, zone);
        const end = boundaryInstant(addDays(from, days), 0, zone);
        const stretches = clockStretches({ start, end }, zone);
        const instant = new Date(start.getTime() + Math.floor(part * (end.getTime() - start.getTime())));
        const own = stretches.filter(({ since, until }) => since <= instant && instant < until);
        expect(own).toHaveLength(1);
        const shown = new Date(instant.getTime() + (own[0]?.offsetSeconds ?? 0) * 1000).toISOString();
        expect(shown.slice(0, 16)).toBe(`${localDate(instant, zone)}T${localTime(instant, zone)}`);
        expect(stretches.at(-1)?.until).toEqual(end);
      },
    ),
  );
});
