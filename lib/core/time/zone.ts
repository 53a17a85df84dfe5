import { Temporal } from "temporal-polyfill";

/**
 * Calendar dates ("YYYY-MM-DD") and wall-clock times ("HH:mm") of a restaurant's zone, and the instants
 * they stand for. The zone of the process plays no part.
 */

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const MINUTES_PER_DAY = 24 * 60;

/**
 * The date if it is written YYYY-MM-DD and exists in the calendar, otherwise null. Dates before the year 1000 give null
 * as well: they are typing errors, and the database cannot store the earliest.
 */
export function parseDate(text: string): string | null {
  const match = /^([1-9]\d{3})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const lengths = [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const length = lengths[month - 1];
  return length !== undefined && day >= 1 && day <= length ? text : null;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Minutes since midnight of "HH:mm" between 00:00 and 23:59, and of "24:00" when asked for; else null. */
export function parseTime(text: string, { allow24 = false } = {}): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2])];
  if (minutes > 59) return null;
  const total = hours * 60 + minutes;
  return total < MINUTES_PER_DAY || (allow24 && total === MINUTES_PER_DAY) ? total : null;
}

/** "HH:mm" of that many minutes since midnight. */
export function timeText(minutesAfterMidnight: number): string {
  const [hours, minutes] = [Math.floor(minutesAfterMidnight / 60), minutesAfterMidnight % 60];
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

/** Whether the runtime knows the IANA time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

function zoned(instant: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
}

/** The calendar date in the zone at the instant. Throws RangeError for an unknown zone. */
export function localDate(instant: Date, zone: string): string {
  return steadyDate(instant, zone) ?? zoned(instant, zone).toPlainDate().toString();
}

/** The wall-clock time "HH:mm" in the zone at the instant. Throws RangeError for an unknown zone. */
export function localTime(instant: Date, zone: string): string {
  return zoned(instant, zone).toPlainTime().toString({ smallestUnit: "minute" });
}

const DAY_MS = 24 * 60 * 60_000;

/** The date's midnight in UTC, where every day has 24 hours. Throws RangeError for what is no date. */
function utcMidnight(date: string): number {
  const midnight = date.length === 10 ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(midnight)) return midnight;
  const plain = Temporal.PlainDate.from(date);
  return plain.toZonedDateTime("UTC").epochMilliseconds;
}

/** The date that many days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  const [later = ""] = new Date(utcMidnight(date) + days * DAY_MS).toISOString().split("T");
  return later;
}

/** The day of the week of a date. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[(new Date(utcMidnight(date)).getUTCDay() + 6) % 7] as Weekday;
}

/** From the first instant of the date in the zone up to, and without, the first of the next: 23 to 25 hours. */
export function dayRange(date: string, zone: string): { start: Date; end: Date } {
  return { start: boundaryInstant(date, 0, zone), end: boundaryInstant(date, MINUTES_PER_DAY, zone) };
}

function wallClock(date: string, minutesAfterMidnight: number): Temporal.PlainDateTime {
  return Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes: minutesAfterMidnight });
}

const MINUTE_MS = 60_000;
const STEADY_MINUTES = 2 * MINUTES_PER_DAY;
const MOST_MIDNIGHTS = 5_000;
const steadyMidnights = new Map<string, number | null>();

/**
 * The instant of the date's midnight in a zone whose clocks run on without a change for the two days after it, in
 * milliseconds; else null. From there a wall-clock time is an addition, not a search, and most days are like that.
 */
function steadyMidnight(date: string, zone: string): number | null {
  const key = `${date} ${zone}`;
  const known = steadyMidnights.get(key);
  if (known !== undefined) return known;
  const midnight = wallClock(date, 0).toZonedDateTime(zone, { disambiguation: "earlier" });
  const change = midnight.getTimeZoneTransition("next");
  const start = midnight.epochMilliseconds;
  const changes = change !== null && change.epochMilliseconds <= start + STEADY_MINUTES * MINUTE_MS;
  const steady = !changes && midnight.toPlainDateTime().equals(wallClock(date, 0)) ? start : null;
  if (steadyMidnights.size === MOST_MIDNIGHTS) steadyMidnights.clear();
  steadyMidnights.set(key, steady);
  return steady;
}

/** The date at an instant of a steady day, which begins within a day of UTC's; else null. */
function steadyDate(instant: Date, zone: string): string | null {
  const [utcDate = ""] = instant.toISOString().split("T");
  for (const days of [0, 1, -1]) {
    const date = addDays(utcDate, days);
    const midnight = steadyMidnight(date, zone);
    const sinceMs = midnight === null ? -1 : instant.getTime() - midnight;
    if (sinceMs >= 0 && sinceMs < DAY_MS) return date;
  }
  return null;
}

function steadyInstant(date: string, minutesAfterMidnight: number, zone: string): Date | null {
  if (minutesAfterMidnight < 0 || minutesAfterMidnight > STEADY_MINUTES) return null;
  const midnight = steadyMidnight(date, zone);
  return midnight === null ? null : new Date(midnight + minutesAfterMidnight * MINUTE_MS);
}

/**
 * When the clocks of the zone reach this wall-clock time, counted from the date's midnight (1500 is 01:00
 * of the next day): the moment of the change when the clocks jump over it, the first time when they show
 * it twice. Never runs backwards as the wall-clock time grows, so it suits the ends of ranges.
 */
export function boundaryInstant(date: string, minutesAfterMidnight: number, zone: string): Date {
  const steady = steadyInstant(date, minutesAfterMidnight, zone);
  if (steady) return steady;
  const wanted = wallClock(date, minutesAfterMidnight);
  const found = wanted.toZonedDateTime(zone, { disambiguation: "earlier" });
  if (found.toPlainDateTime().equals(wanted)) return new Date(found.epochMilliseconds);
  const change = found.getTimeZoneTransition("next");
  return new Date((change ?? found).epochMilliseconds);
}

/** As boundaryInstant, but null for a wall-clock time that the clocks jump over. */
export function exactInstant(date: string, minutesAfterMidnight: number, zone: string): Date | null {
  const steady = steadyInstant(date, minutesAfterMidnight, zone);
  if (steady) return steady;
  const wanted = wallClock(date, minutesAfterMidnight);
  const found = wanted.toZonedDateTime(zone, { disambiguation: "earlier" });
  return found.toPlainDateTime().equals(wanted) ? new Date(found.epochMilliseconds) : null;
}
