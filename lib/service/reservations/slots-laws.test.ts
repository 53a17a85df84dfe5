import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, localDate, localTime, WEEKDAYS } from "@/lib/core/time/zone";
import { isOpenAt, type ServiceHours, type TimeRange, type Week } from "@/lib/restaurant/hours/opening-hours";
import {
  type Booking,
  offeredSlot,
  offeredSlots,
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
describe("laws", () => {
  const zone = fc.constantFrom("Europe/Rome", "America/Chicago", "Pacific/Auckland", "Australia/Lord_Howe");
  const tableIds = fc.subarray(
    tables.map(({ id }) => id),
    { minLength: 1 },
  );
  const windows = fc.constantFrom(
    week("12:00-14:30", "19:00-22:00"),
    week("18:00-03:00"),
    week("00:00-24:00"),
  );

  const anyQuestion = fc
    .record({
      zone,
      serviceHours: windows,
      interval: fc.constantFrom(30, 45, 50),
      stay: fc.integer({ min: 30, max: 200 }),
      day: fc.integer({ min: 0, max: 400 }),
      hour: fc.integer({ min: 0, max: 23 }),
      party: fc.integer({ min: 1, max: 8 }),
      taken: fc.array(
        fc.record({
          tableIds,
          from: fc.integer({ min: 0, max: 1440 }),
          length: fc.integer({ min: 15, max: 240 }),
        }),
        { maxLength: 8 },
      ),
    })
    .map(({ zone: where, serviceHours, interval, stay, day, hour, party, taken }): SlotQuestion => {
      const date = addDays("2026-11-20", day);
      const midnightMs = Date.parse(`${date}T00:00:00Z`);
      return {
        policy: {
          ...policy,
          serviceHours,
          slotIntervalMinutes: interval,
          durationMinutes: () => stay,
          blockedDates: [],
        },
        tables,
        bookings: taken.map(({ tableIds: ids, from, length }) => ({
          tableIds: ids,
          start: new Date(midnightMs + from * 60_000),
          end: new Date(midnightMs + (from + length) * 60_000),
        })),
        date,
        party,
        now: new Date(midnightMs - hour * 3_600_000),
        zone: where,
      };
    });

  it("offers only what is truly free, on its date, in its window and in time", () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const slots = offeredSlots(asked);
        const { serviceHours, leadMinutes } = asked.policy;
        for (const { time, start, end, tableIds: ids } of slots) {
          const clash = asked.bookings.some(
            (other) =>
              other.start < end && start < other.end && other.tableIds.some((id) => ids.includes(id)),
          );
          const seats = tables
            .filter(({ id }) => ids.includes(id))
            .reduce((sum, table) => sum + table.seats, 0);
          expect(clash).toBe(false);
          expect(seats).toBeGreaterThanOrEqual(asked.party);
          expect(new Set(ids).size).toBe(ids.length);
          expect([localDate(start, asked.zone), localTime(start, asked.zone)]).toEqual([asked.date, time]);
          expect(start.getTime() - asked.now.getTime()).toBeGreaterThanOrEqual(leadMinutes * 60_000);
          expect(isOpenAt(serviceHours, start, asked.zone)).toBe(true);
          expect(isOpenAt(serviceHours, new Date(end.getTime() - 1), asked.zone)).toBe(true);
        }
        expect(new Set(slots.map(({ time }) => time)).size).toBe(slots.length);
      }),
      { numRuns: 60 },
    );
  });

  it("is the same for one time as for all of them", () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const slots = offeredSlots(asked);
        for (const time of ["00:00", "12:00", "19:00", "20:30", "23:59", ...slots.map((slot) => slot.time)])
          expect(offeredSlot(asked, time)).toEqual(slots.find((slot) => slot.time === time) ?? null);
      }),
      { numRuns: 60 },
    );
  });

  it("never overlaps on a table, however many slots are booked one after the other", () => {
    fc.assert(
      fc.property(anyQuestion, fc.array(fc.nat(), { maxLength: 10 }), (asked, picks) => {
        const made: Booking[] = [];
        for (const pick of picks) {
          const slots = offeredSlots({ ...asked, bookings: made });
          const slot = slots[pick % Math.max(1, slots.length)];
          if (slot) made.push(slot);
        }
        for (const [index, one] of made.entries()) {
          for (const other of made.slice(index + 1)) {
            const shared = one.tableIds.some((id) => other.tableIds.includes(id));
            expect(shared && one.start < other.end && other.start < one.end).toBe(false);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
