import { addDays, boundaryInstant, localDate, localTime, parseTime } from "@/lib/core/time/zone";
import { OFFER_MINUTES, type WantedTimes } from "./waitlist-entry";

/** A table is held for so long for who asked online, and for OFFER_MINUTES once the start is near. */
export const ONLINE_OFFER_MINUTES = 20;

/** So many open requests a restaurant has for one evening at most. */
export const MOST_REQUESTS = 50;

const MINUTE_MS = 60_000;
const NEAR_MS = 3 * 60 * MINUTE_MS;
/** Nobody has to answer from 22:00 to 8:00. */
const NIGHT_MINUTES = 22 * 60;
const MORNING_MINUTES = 8 * 60;

/**
 * Until when a table that becomes free now is held: 20 minutes, 10 where the start is less than three hours away, and
 * never beyond it. Who is offered a table at night has until 20 minutes after 8:00 by the restaurant's clocks.
 */
export function offerEnd({ startsAt, now, zone }: { startsAt: Date; now: Date; zone: string }): Date {
  const isNear = startsAt.getTime() - now.getTime() < NEAR_MS;
  const holdMs = (isNear ? OFFER_MINUTES : ONLINE_OFFER_MINUTES) * MINUTE_MS;
  const morning = new Date(morningOf(now, zone).getTime() + holdMs);
  if (!isNear && morning <= startsAt) return morning;
  return new Date(Math.min(now.getTime() + holdMs, startsAt.getTime()));
}

/** When the restaurant's clocks next show 8:00 at night; by day this moment. */
function morningOf(now: Date, zone: string): Date {
  const minutes = parseTime(localTime(now, zone)) ?? 0;
  if (minutes >= MORNING_MINUTES && minutes < NIGHT_MINUTES) return now;
  const today = localDate(now, zone);
  return boundaryInstant(minutes < MORNING_MINUTES ? today : addDays(today, 1), MORNING_MINUTES, zone);
}

/** Whether a start "HH:mm" is one that the party asked for; both are of one day. */
export function suits({ earliest, latest }: Pick<WantedTimes, "earliest" | "latest">, time: string): boolean {
  return earliest <= time && time <= latest;
}
