import type { ReservationStatus } from "@/lib/service/reservations/reservation-status";
import type { DeskBooking, DeskTable } from "../desk-booking";

/** A booking at one of its tables. Those at one table that overlap, such as a party that left early, have lanes. */
export type TimelineBlock = { booking: DeskBooking; lane: number };

export type TimelineRow = { table: DeskTable; blocks: readonly TimelineBlock[]; lanes: number };

const SHOWN: ReadonlySet<ReservationStatus> = new Set(["booked", "seated", "finished"]);

/** What takes a table or has taken it; canceled bookings and no-shows are not on the timeline. */
export function onTimeline(bookings: readonly DeskBooking[]): DeskBooking[] {
  return bookings.filter(({ status }) => SHOWN.has(status));
}

export function timelineAreas(
  tables: readonly DeskTable[],
  bookings: readonly DeskBooking[],
): { area: string; rows: TimelineRow[] }[] {
  const shown = onTimeline(bookings).toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const areas = [...new Set(tables.map(({ area }) => area))];
  return areas.map((area) => ({
    area,
    rows: tables
      .filter((table) => table.area === area)
      .map((table) =>
        rowOf(
          table,
          shown.filter((booking) => booking.tables.some(({ id }) => id === table.id)),
        ),
      ),
  }));
}

function rowOf(table: DeskTable, bookings: readonly DeskBooking[]): TimelineRow {
  const ends: number[] = [];
  const blocks = bookings.map((booking) => {
    const start = Date.parse(booking.startsAt);
    const free = ends.findIndex((end) => end <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = Date.parse(booking.endsAt);
    return { booking, lane };
  });
  return { table, blocks, lanes: Math.max(1, ends.length) };
}

export function arrivals(bookings: readonly DeskBooking[], hours: readonly Date[]): number[] {
  return hours.map((hour, place) => {
    const from = hour.getTime();
    const to = hours[place + 1]?.getTime() ?? Number.POSITIVE_INFINITY;
    return onTimeline(bookings)
      .filter(({ startsAt }) => from <= Date.parse(startsAt) && Date.parse(startsAt) < to)
      .reduce((sum, { guestCount }) => sum + guestCount, 0);
  });
}
