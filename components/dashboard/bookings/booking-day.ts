import { boundaryInstant } from "@/lib/core/time/zone";
import { rangeMinutes, rangesOn, type ServiceHours } from "@/lib/restaurant/hours/opening-hours";
import { isLive, type ReservationStatus } from "@/lib/service/reservations/reservation-status";
import type { DeskBooking } from "./desk-booking";

/** The bookings of one service, such as lunch, or of no service: walk-ins and callers outside of the hours. */
export type ServiceGroup = {
  /** Null for what lies outside of every service. */
  hours: { open: string; close: string } | null;
  bookings: DeskBooking[];
  /** Guests who are expected, sit or have sat; those who canceled or stayed away do not count. */
  covers: number;
  /** Bookings behind those covers. */
  parties: number;
};

const COUNTED: ReadonlySet<ReservationStatus> = new Set(["booked", "seated", "finished"]);

function group(hours: ServiceGroup["hours"], bookings: DeskBooking[]): ServiceGroup {
  const counted = bookings.filter(({ status }) => COUNTED.has(status));
  const covers = counted.reduce((sum, { guestCount }) => sum + guestCount, 0);
  return { hours, bookings, covers, parties: counted.length };
}

/**
 * The bookings of a day by the services that start on it, in order of time, with the covers of each. A service without
 * bookings is there with 0. The restaurant's hours and zone decide.
 */
export function groupByService(
  bookings: readonly DeskBooking[],
  day: { date: string; hours: ServiceHours; zone: string },
): ServiceGroup[] {
  const { date, hours, zone } = day;
  const services = rangesOn(date, hours)
    .map((range) => ({ range, ...rangeMinutes(range) }))
    .sort((a, b) => a.from - b.from)
    .map(({ range, from, to }) => ({
      range,
      start: boundaryInstant(date, from, zone).getTime(),
      end: boundaryInstant(date, to, zone).getTime(),
    }));
  const rest = new Set(bookings);
  const groups = services.map(({ range, start, end }) => {
    const own = [...rest].filter(({ startsAt }) => {
      const at = Date.parse(startsAt);
      return start <= at && at < end;
    });
    for (const booking of own) rest.delete(booking);
    return group(range, own);
  });
  return rest.size === 0 ? groups : [...groups, group(null, [...rest])];
}

export const BOOKING_PHASES = ["all", "booked", "seated", "over"] as const;
export type BookingPhase = (typeof BOOKING_PHASES)[number];

export function isInPhase({ status }: Pick<DeskBooking, "status">, phase: BookingPhase): boolean {
  if (phase === "all") return true;
  return phase === "over" ? !isLive(status) : status === phase;
}

/** A booking's timing against the clock, in whole minutes. */
export type BookingTiming =
  | { kind: "calm" }
  | { kind: "soon" | "late" | "over"; minutes: number }
  | { kind: "seated"; minutes: number };

const MINUTE_MS = 60_000;
const SOON_MINUTES = 15;

/**
 * Expected guests are soon 15 minutes before their time and late after it; seated ones show how long the table is still
 * theirs, and over once it is the next party's.
 */
export function bookingTiming(
  { status, startsAt, endsAt }: Pick<DeskBooking, "status" | "startsAt" | "endsAt">,
  now: Date,
): BookingTiming {
  if (status === "booked") {
    const minutes = Math.floor((now.getTime() - Date.parse(startsAt)) / MINUTE_MS);
    if (minutes >= 1) return { kind: "late", minutes };
    return minutes >= -SOON_MINUTES ? { kind: "soon", minutes: Math.abs(minutes) } : { kind: "calm" };
  }
  if (status === "seated") {
    const left = Math.ceil((Date.parse(endsAt) - now.getTime()) / MINUTE_MS);
    return left > 0 ? { kind: "seated", minutes: left } : { kind: "over", minutes: -left };
  }
  return { kind: "calm" };
}

/** What guests themselves did between two readings of the same day: booked online, or canceled. */
export function guestChanges(
  before: readonly DeskBooking[],
  after: readonly DeskBooking[],
): { booked: DeskBooking[]; canceled: DeskBooking[] } {
  const known = new Map(before.map((booking) => [booking.id, booking]));
  return {
    booked: after.filter(
      ({ id, source, status }) => source === "online" && status === "booked" && !known.has(id),
    ),
    canceled: after.filter(
      ({ id, canceledBy }) => canceledBy === "customer" && known.get(id)?.status === "booked",
    ),
  };
}
