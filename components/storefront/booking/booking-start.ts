import type { useFormatter } from "next-intl";
import { dayAfter, offeredDays } from "./booking-days";
import type { WantedTable } from "./wanted-table";

/** A day that is offered at a glance, as the visitor writes it. */
export interface DayTile {
  /** YYYY-MM-DD. */
  value: string;
  label: string;
  detail: string;
}

/** What a booking begins with. Days are those of the restaurant's calendar, YYYY-MM-DD. */
export interface BookingStart {
  guestCount: number;
  date: string;
  first: string;
  last: string;
  days: DayTile[];
}

interface BookableTimes {
  partySize: { min: number; max: number };
  daysAhead: number;
  blockedDates: readonly string[];
}

const DAYS_AT_A_GLANCE = 7;
const USUAL_PARTY = 2;

/**
 * The days that can be booked and the first choice, with what the guest has chosen elsewhere. The server writes the
 * days: each kind of date format costs a phone 20 ms to make.
 */
export function bookingStart(
  { partySize, ...times }: BookableTimes,
  { today, wanted, format }: { today: string; wanted: WantedTable; format: ReturnType<typeof useFormatter> },
): BookingStart {
  const days = offeredDays({ ...times, today, count: DAYS_AT_A_GLANCE });
  const last = dayAfter(today, times.daysAhead);
  const isBookable = wanted.date !== null && wanted.date >= today && wanted.date <= last;
  const tile = (day: string): DayTile => {
    const at = new Date(`${day}T00:00:00Z`);
    return {
      value: day,
      label: format.dateTime(at, { day: "numeric", month: "short", timeZone: "UTC" }),
      detail: format.dateTime(at, { weekday: "short", timeZone: "UTC" }),
    };
  };
  return {
    guestCount: Math.min(partySize.max, Math.max(partySize.min, wanted.guests ?? USUAL_PARTY)),
    date: (isBookable ? wanted.date : null) ?? days[0] ?? today,
    first: today,
    last,
    days: days.map(tile),
  };
}
