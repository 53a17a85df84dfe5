import { addDays, boundaryInstant, localDate, localTime, parseTime } from "@/lib/core/time/zone";

/** Longer ranges are read in parts: more than a year, so that a year can be compared with the one before. */
export const MOST_REPORT_DAYS = 400;

/** Calendar days of the restaurant, YYYY-MM-DD, both included. */
export type ReportRange = { from: string; to: string };

/** What is read for a range: from `start` up to, and without, `end`. */
export type ReportWindow = { start: Date; end: Date };

/** How many days a range has; below 1 when it ends before it begins. */
export function countDays({ from, to }: ReportRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

/** The same number of days, ending the day before. */
export function rangeBefore(range: ReportRange): ReportRange {
  const days = countDays(range);
  return { from: addDays(range.from, 0 - days), to: addDays(range.from, -1) };
}

/** All days of the range, in order. */
export function daysOf(range: ReportRange): string[] {
  return Array.from({ length: countDays(range) }, (_, index) => addDays(range.from, index));
}

/** The instants of a range: its first midnight in the zone to the midnight after its last day. */
export function windowOf({ from, to }: ReportRange, timeZone: string): ReportWindow {
  return { start: boundaryInstant(from, 0, timeZone), end: boundaryInstant(addDays(to, 1), 0, timeZone) };
}

/**
 * The instants of the days before a range. When the range's last day is today, theirs ends at the same time of day as it is
 * now: half a day is not compared with a whole one.
 */
export function windowBefore(range: ReportRange, timeZone: string, now: Date): ReportWindow {
  const before = rangeBefore(range);
  const window = windowOf(before, timeZone);
  if (range.to !== localDate(now, timeZone)) return window;
  const minutes = parseTime(localTime(now, timeZone)) ?? 0;
  return { start: window.start, end: boundaryInstant(before.to, minutes, timeZone) };
}
