import type { z } from "zod";
import { localDate, localTime } from "@/lib/core/time/zone";
import type { UpdateReservationRequest } from "@/lib/service/reservations/reservation-desk-contract";
import { STAY_MINUTES } from "@/lib/service/reservations/reservation-policy";
import type { DeskBooking, DeskTable } from "../desk-booking";
import { STEP_MINUTES } from "./timeline-scale";

/** A booking before and after it was dragged. Turned around, it undoes itself. */
export type BookingShift = { before: DeskBooking; after: DeskBooking };

const MINUTE_MS = 60_000;
const STEP_MS = STEP_MINUTES * MINUTE_MS;

/** The shortest stay that can be booked. */

function at(booking: DeskBooking, startsAt: number, minutes: number, zone: string): DeskBooking {
  const start = new Date(startsAt);
  return {
    ...booking,
    startsAt: start.toISOString(),
    endsAt: new Date(startsAt + minutes * MINUTE_MS).toISOString(),
    lengthMinutes: minutes,
    date: localDate(start, zone),
    timeSlot: localTime(start, zone),
  };
}

/**
 * A booking moved by so many steps and from one table to another. Its start then lies on a step. A table that seats the
 * party alone takes the place of all its tables, another one only of the table that was dragged. Guests who sit have
 * come already: their time stays.
 */
export function shiftBooking(
  booking: DeskBooking,
  { steps, from, to, zone }: { steps: number; from: string; to: DeskTable | null; zone: string },
): DeskBooking {
  const start = Date.parse(booking.startsAt);
  const moves = steps !== 0 && booking.status === "booked";
  const startsAt = moves ? Math.round((start + steps * STEP_MS) / STEP_MS) * STEP_MS : start;
  const moved = at(booking, startsAt, booking.lengthMinutes, zone);
  if (to === null || to.id === from) return moved;
  const { id, name, seats } = to;
  const others = booking.tables.filter((table) => table.id !== from && table.id !== id);
  return { ...moved, tables: seats >= booking.guestCount ? [{ id, name }] : [...others, { id, name }] };
}

/** A booking that is that many steps longer or shorter. */
export function stretchBooking(booking: DeskBooking, steps: number, zone: string): DeskBooking {
  const minutes = booking.lengthMinutes + steps * STEP_MINUTES;
  const kept = Math.min(STAY_MINUTES.to, Math.max(STAY_MINUTES.from, minutes));
  return at(booking, Date.parse(booking.startsAt), kept, zone);
}

const tableIds = ({ tables }: DeskBooking) => tables.map(({ id }) => id);

/** What the server is asked to change, or null when nothing is different. The tables go along: they were seen as free. */
export function shiftBody({ before, after }: BookingShift): z.input<typeof UpdateReservationRequest> | null {
  const isLater = after.startsAt !== before.startsAt;
  const isLonger = after.lengthMinutes !== before.lengthMinutes;
  const isElsewhere = tableIds(before).toSorted().join() !== tableIds(after).toSorted().join();
  if (!(isLater || isLonger || isElsewhere)) return null;
  return {
    ...(isLater ? { date: after.date, timeSlot: after.timeSlot } : {}),
    ...(isLonger ? { lengthMinutes: after.lengthMinutes } : {}),
    tableIds: tableIds(after),
  };
}

/** Whether the guest gets an email about it: only about another time, and only before they sit. */
export function isGuestTold({ before, after }: BookingShift): boolean {
  return before.status === "booked" && before.customerEmail !== null && before.startsAt !== after.startsAt;
}
