import { exactInstant, localDate, localTime, parseDate, parseTime } from "@/lib/core/time/zone";
import type { Deposit } from "@/lib/service/reservations/deposits/deposit";
import type { ReservationStatus, ReservationTimes } from "./reservation-status";

export type ReservationSource = "online" | "phone" | "walk_in";

/** A booking as it is stored. Its stay runs from startsAt up to, and without, endsAt. */
export type Reservation = ReservationTimes & {
  id: string;
  status: ReservationStatus;
  source: ReservationSource;
  startsAt: Date;
  endsAt: Date;
  guestCount: number;
  /** Empty for a walk-in who gave none. */
  customerName: string;
  customerEmail: string | null;
  customerPhone: string | null;
  specialRequests: string | null;
  note: string | null;
  /** Of the guest's emails. */
  locale: string;
  cancelTokenHash: string;
  createdAt: Date;
  /** When the guest was reminded, or emailed a new time that was nearer than a reminder. */
  remindedAt: Date | null;
  /** A hold until then, for a party of the waitlist or for a deposit, not yet a booking. */
  heldUntil: Date | null;
  canceledBy: "customer" | "restaurant" | "platform" | "system" | null;
  tables: { id: string; name: string }[];
  /** What the guest paid or has to pay for the booking; its changes are written by lib/service/deposits. */
  deposit: Deposit | null;
};

/** The date "YYYY-MM-DD" and time "HH:mm" at which guests come, by the restaurant's clocks. */
export function localStart(startsAt: Date, timeZone: string): { date: string; timeSlot: string } {
  return { date: localDate(startsAt, timeZone), timeSlot: localTime(startsAt, timeZone) };
}

/** When the restaurant's clocks show this date and time; null when they never do. */
export function startInstant(date: string, timeSlot: string, timeZone: string): Date | null {
  const minutes = parseTime(timeSlot);
  return parseDate(date) === null || minutes === null ? null : exactInstant(date, minutes, timeZone);
}

/** The end of a stay. */
export function endAfter(startsAt: Date, minutes: number): Date {
  return new Date(startsAt.getTime() + minutes * 60_000);
}

/** The length of a stay in whole minutes. */
export function lengthMinutes({ startsAt, endsAt }: Pick<Reservation, "startsAt" | "endsAt">): number {
  return Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
}
