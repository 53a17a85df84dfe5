import { addDays, boundaryInstant, localDate, localTime, parseTime } from "@/lib/core/time/zone";

/** How far one press moves the clock of a test twin. */
export const LEAPS = ["hour", "day", "week", "month", "morning"] as const;
export type Leap = (typeof LEAPS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** When the next morning begins, in minutes after midnight. */
export const MORNING = 9 * 60;

/** Where a leap ends by the clock of the restaurant: a day or a month later it is the same time there. */
export function leapFrom(now: Date, leap: Leap, zone: string): Date {
  if (leap === "hour") return new Date(now.getTime() + HOUR_MS);
  const date = localDate(now, zone);
  if (leap === "morning") {
    const today = boundaryInstant(date, MORNING, zone);
    return today > now ? today : boundaryInstant(addDays(date, 1), MORNING, zone);
  }
  const later = leap === "month" ? addMonth(date) : addDays(date, leap === "week" ? 7 : 1);
  const minute = boundaryInstant(later, parseTime(localTime(now, zone)) ?? 0, zone);
  // What is due a day after something is due by then.
  return new Date(minute.getTime() + (now.getTime() % MINUTE_MS));
}

/** The same day of the next month, or its last one where it is shorter. */
function addMonth(date: string): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, month, Math.min(day, lastDay)));
  return later.toISOString().slice(0, 10);
}
