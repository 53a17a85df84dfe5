import { fail } from "@/lib/core/errors/app-error";
import { startInstant } from "./reservation";

const FURTHEST_DAYS = 730;
const DAY_MS = 24 * 60 * 60 * 1000;

/** When a booking made by staff starts. Throws SLOT_UNAVAILABLE for a time that the restaurant's clocks never show. */
export function deskStart(wanted: { date: string; timeSlot: string }, timeZone: string): Date {
  return (
    startInstant(wanted.date, wanted.timeSlot, timeZone) ??
    fail("SLOT_UNAVAILABLE", "This time does not exist in the restaurant's time zone.", {
      reason: "NONEXISTENT_TIME",
    })
  );
}

/** Throws SLOT_UNAVAILABLE for a stay that is over already or years ahead, which is a typing error. */
export function requirePlausibleStay(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  now: Date,
): void {
  if (endsAt <= now) fail("SLOT_UNAVAILABLE", "This time has already passed.", { reason: "PAST_DATE" });
  if (startsAt.getTime() > now.getTime() + FURTHEST_DAYS * DAY_MS) {
    fail("SLOT_UNAVAILABLE", "This date is more than two years ahead.", { reason: "TOO_FAR_AHEAD" });
  }
}
