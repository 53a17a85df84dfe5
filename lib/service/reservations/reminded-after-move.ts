import type { Reservation } from "./reservation";
import type { ReservationHost } from "./reservation-policy-store";

const HOUR_MS = 60 * 60 * 1000;

/**
 * When the guest of a moved booking counts as reminded. The guest hears of a new time at once, so one that is nearer than
 * a reminder needs no second email.
 */
export function remindedAfterMove(
  before: Reservation,
  { policy, startsAt, now }: Pick<ReservationHost, "policy"> & { startsAt: Date; now: Date },
): Date | null {
  if (startsAt.getTime() === before.startsAt.getTime()) return before.remindedAt;
  return startsAt.getTime() - now.getTime() <= policy.reminderHours * HOUR_MS ? now : null;
}
