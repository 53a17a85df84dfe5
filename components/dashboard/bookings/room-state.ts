import { exactInstant, timeText } from "@/lib/core/time/zone";
import { rangeMinutes, rangesOn, type ServiceHours } from "@/lib/restaurant/hours/opening-hours";
import { isLive } from "@/lib/service/reservations/reservation-status";
import { chooseTables } from "@/lib/service/reservations/table-choice";
import type { DeskBooking, DeskTable } from "./desk-booking";

type Stay = { start: Date; end: Date };

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 24 * 60;

/** The end of a stay of that many minutes. */
export function stayFrom(start: Date, minutes: number): Stay {
  return { start, end: new Date(start.getTime() + minutes * MINUTE_MS) };
}

/** The booking that holds each table at any moment of a stay, the earliest one; free tables are not in it. */
export function holdersDuring(
  bookings: readonly DeskBooking[],
  { start, end }: Stay,
  exceptId?: string,
): Map<string, DeskBooking> {
  const holders = new Map<string, DeskBooking>();
  for (const booking of bookings) {
    if (!isLive(booking.status) || booking.id === exceptId) continue;
    if (Date.parse(booking.startsAt) >= end.getTime() || Date.parse(booking.endsAt) <= start.getTime())
      continue;
    for (const { id } of booking.tables) if (!holders.has(id)) holders.set(id, booking);
  }
  return holders;
}

export type TableState = { table: DeskTable; present: DeskBooking | null; next: DeskBooking | null };

/** The present state of every table. A party that sits longer than booked still sits there. */
export function roomNow(
  tables: readonly DeskTable[],
  bookings: readonly DeskBooking[],
  now: Date,
): TableState[] {
  const live = bookings.filter(({ status }) => isLive(status));
  return tables.map((table) => {
    const own = live.filter((booking) => booking.tables.some(({ id }) => id === table.id));
    const seated = own.find(({ status }) => status === "seated");
    const kept = own.find(
      ({ startsAt, endsAt }) => Date.parse(startsAt) <= now.getTime() && now.getTime() < Date.parse(endsAt),
    );
    const present = seated ?? kept ?? null;
    const next = own.find(
      (booking) =>
        booking !== present && booking.status === "booked" && Date.parse(booking.endsAt) > now.getTime(),
    );
    return { table, present, next: next ?? null };
  });
}

/**
 * The times "HH:mm" of a day's services at which a party finds a table, in order, without past times, for a caller on
 * the phone. Only a hint: the server decides when the table is booked.
 */
export function freeTimes(question: {
  date: string;
  party: number;
  hours: ServiceHours;
  zone: string;
  intervalMinutes: number;
  stayMinutes: number;
  tables: readonly DeskTable[];
  bookings: readonly DeskBooking[];
  now: Date;
  exceptId?: string | undefined;
}): string[] {
  const { date, party, hours, zone, intervalMinutes, stayMinutes, tables, bookings, now, exceptId } =
    question;
  const starts = new Set<number>();
  for (const { from, to } of rangesOn(date, hours).map(rangeMinutes)) {
    for (let minutes = from; minutes + stayMinutes <= to; minutes += intervalMinutes) {
      if (minutes < MINUTES_PER_DAY) starts.add(minutes);
    }
  }
  return [...starts]
    .sort((a, b) => a - b)
    .filter((minutes) => {
      const start = exactInstant(date, minutes, zone);
      if (!start || start < now) return false;
      const holders = holdersDuring(bookings, stayFrom(start, stayMinutes), exceptId);
      return (
        chooseTables(
          tables.filter(({ id }) => !holders.has(id)),
          party,
        ) !== null
      );
    })
    .map(timeText);
}
