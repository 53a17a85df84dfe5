import { z } from "zod";
import { CalendarDay } from "@/lib/core/time/time-contract";
import { addDays, boundaryInstant, localDate, parseTime, WEEKDAYS, weekdayOf } from "@/lib/core/time/zone";

/**
 * When a restaurant is open, by the clocks of its own zone. A range belongs to the day on which it starts,
 * also where it runs past midnight.
 */

/** "HH:mm" to "HH:mm" or "24:00". A close that is not later than its open lies on the next day; equal times are 24 hours. */
export const timeRangeSchema = z.object({
  open: z.string().refine((text) => parseTime(text) !== null, "must be a time from 00:00 to 23:59"),
  close: z
    .string()
    .refine((text) => parseTime(text, { allow24: true }) !== null, "must be a time from 00:00 to 24:00"),
});
export type TimeRange = z.infer<typeof timeRangeSchema>;

const rangesSchema = z.array(timeRangeSchema).max(10);

export const weekSchema = z.record(z.enum(WEEKDAYS), rangesSchema).meta({ id: "WeeklyHours" });
export type Week = z.infer<typeof weekSchema>;

/** One service's hours. A special day replaces the weekday's ranges; with none it is closed. */
export const serviceHoursSchema = z.object({
  weekly: weekSchema,
  specialDays: z.record(CalendarDay, rangesSchema),
});
export type ServiceHours = z.infer<typeof serviceHoursSchema>;

export const SERVICES = ["pickup", "delivery", "reservation"] as const;
export type Service = (typeof SERVICES)[number];

/** All hours of a restaurant, as they are stored. */
export const openingHoursSchema = z.record(z.enum(SERVICES), serviceHoursSchema);
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** Hours with a pause: closed until then, whatever the hours say. */
export type PausableHours = ServiceHours & { pausedUntil?: Date | null };

export type OpeningState = { open: true; until?: Date } | { open: false; opensAt?: Date };

/** From start up to, and without, end. */
export type Interval = { start: Date; end: Date };

const DAYS_AHEAD = 14;
const MINUTES_PER_DAY = 24 * 60;

/** Minutes after the midnight of the day on which the range starts. Throws RangeError for a malformed range. */
export function rangeMinutes(range: TimeRange): { from: number; to: number } {
  const from = parseTime(range.open);
  const to = parseTime(range.close, { allow24: true });
  if (from === null || to === null)
    throw new RangeError(`"${range.open}-${range.close}" is not a time range`);
  return { from, to: to > from ? to : to + MINUTES_PER_DAY };
}

/** The ranges that start on the date, special days included. */
export function rangesOn(date: string, hours: ServiceHours): readonly TimeRange[] {
  return Object.hasOwn(hours.specialDays, date)
    ? (hours.specialDays[date] ?? [])
    : hours.weekly[weekdayOf(date)];
}

/** The stretches that start on the date, in no particular order. Where the clocks jump over one, it does not exist. */
function intervalsOn(date: string, hours: ServiceHours, zone: string): Interval[] {
  return rangesOn(date, hours)
    .map(rangeMinutes)
    .map(({ from, to }) => ({
      start: boundaryInstant(date, from, zone),
      end: boundaryInstant(date, to, zone),
    }))
    .filter(({ start, end }) => start < end);
}

/** The stretches that start on any of the dates, in order, those that touch or overlap made one. */
export function mergedIntervals(
  firstDate: string,
  days: number,
  hours: ServiceHours,
  zone: string,
): Interval[] {
  const intervals = Array.from({ length: days }, (_, day) => addDays(firstDate, day))
    .flatMap((date) => intervalsOn(date, hours, zone))
    .sort((a, b) => a.start.getTime() - b.start.getTime());
  const merged: Interval[] = [];
  for (const interval of intervals) {
    const last = merged.at(-1);
    if (!last || interval.start > last.end) merged.push({ ...interval });
    else if (interval.end > last.end) last.end = interval.end;
  }
  return merged;
}

function isPaused(hours: PausableHours, instant: Date): boolean {
  return hours.pausedUntil != null && instant < hours.pausedUntil;
}

/** Whether the service is open at the instant. Throws RangeError for an unknown zone. */
export function isOpenAt(hours: PausableHours, instant: Date, zone: string): boolean {
  if (isPaused(hours, instant)) return false;
  const today = localDate(instant, zone);
  return [addDays(today, -1), today].some((date) =>
    intervalsOn(date, hours, zone).some(({ start, end }) => start <= instant && instant < end),
  );
}

/**
 * Whether the service is open at the instant, and when that changes next. Looks 14 days ahead: `until` and
 * `opensAt` are absent when nothing changes by then. Throws RangeError for an unknown zone.
 */
export function openingState(hours: PausableHours, instant: Date, zone: string): OpeningState {
  const yesterday = addDays(localDate(instant, zone), -1);
  const horizon = boundaryInstant(yesterday, (DAYS_AHEAD + 1) * MINUTES_PER_DAY, zone);
  const intervals = mergedIntervals(yesterday, DAYS_AHEAD + 2, hours, zone);

  const paused = isPaused(hours, instant);
  const from = paused && hours.pausedUntil ? hours.pausedUntil : instant;
  const current = intervals.find(({ end }) => from < end);
  if (!paused && current && current.start <= instant) {
    return current.end < horizon ? { open: true, until: current.end } : { open: true };
  }
  const opensAt = current && new Date(Math.max(current.start.getTime(), from.getTime()));
  return opensAt && opensAt < horizon ? { open: false, opensAt } : { open: false };
}
