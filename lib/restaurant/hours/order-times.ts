import { addDays, dayRange, localDate } from "@/lib/core/time/zone";
import { mergedIntervals, type PausableHours } from "./opening-hours";

/** Scheduled orders are for quarter hours. */
export const ORDER_STEP_MINUTES = 15;
const MINUTE_MS = 60_000;
const STEP_MS = ORDER_STEP_MINUTES * MINUTE_MS;

export type OrderTimeRules = {
  hours: PausableHours;
  zone: string;
  /** From the order to the counter or the door. */
  leadMinutes: number;
  /** 0 is later today only. */
  daysAhead: number;
};

/** The quarter hour in which an instant lies. All zones are whole quarter hours apart. */
export function quarterHourOf(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / STEP_MS) * STEP_MS);
}

/** The end of the last day for which an order can be scheduled. Throws RangeError for an unknown zone. */
export function scheduleEnd(
  { zone, daysAhead }: Pick<OrderTimeRules, "zone" | "daysAhead">,
  now: Date,
): Date {
  return dayRange(addDays(localDate(now, zone), daysAhead), zone).end;
}

/**
 * Every quarter hour for which an order can be scheduled: within the hours, and late enough that it can be prepared
 * after the order is placed, after the restaurant has opened and after a pause. Throws RangeError for an unknown zone.
 */
export function orderTimes({ hours, zone, leadMinutes, daysAhead }: OrderTimeRules, now: Date): Date[] {
  const today = localDate(now, zone);
  const horizon = scheduleEnd({ zone, daysAhead }, now);
  const earliest = Math.max(now.getTime(), hours.pausedUntil?.getTime() ?? 0);
  const times: Date[] = [];
  for (const { start, end } of mergedIntervals(addDays(today, -1), daysAhead + 2, hours, zone)) {
    const ready = Math.max(start.getTime(), earliest) + leadMinutes * MINUTE_MS;
    const last = Math.min(end.getTime(), horizon.getTime());
    for (let at = Math.ceil(ready / STEP_MS) * STEP_MS; at < last; at += STEP_MS) times.push(new Date(at));
  }
  return times;
}
