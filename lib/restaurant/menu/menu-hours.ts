import { WEEKDAYS } from "@/lib/core/time/zone";
import { openingState, type TimeRange, type Week } from "@/lib/restaurant/hours/opening-hours";

/**
 * When a dish or a category can be ordered, by the clocks of the restaurant's zone: on these days (1 is Monday) from
 * `from` up to `to`. A `to` that is not later than its `from` lies on the next day; equal times are 24 hours (ADR 053).
 */
export type MenuHours = { days: readonly number[]; from: string; to: string };

/** Whether something can be ordered by its hours, and the instant at which that changes; null when it never does. */
export type MenuHoursState = { open: true; until: Date | null } | { open: false; opensAt: Date | null };

const ALWAYS: MenuHoursState = { open: true, until: null };
/** More turns than any two timetables need to meet, or never to. */
const MOST_TURNS = 100;

function weekOf(hours: readonly MenuHours[]): Week {
  const on = (day: number): TimeRange[] =>
    hours.filter(({ days }) => days.includes(day)).map(({ from, to }) => ({ open: from, close: to }));
  return Object.fromEntries(WEEKDAYS.map((name, index) => [name, on(index + 1)])) as Week;
}

function stateOf(hours: readonly MenuHours[], now: Date, zone: string): MenuHoursState {
  if (hours.length === 0) return ALWAYS;
  const state = openingState({ weekly: weekOf(hours), specialDays: {} }, now, zone);
  return state.open
    ? { open: true, until: state.until ?? null }
    : { open: false, opensAt: state.opensAt ?? null };
}

/**
 * The state of something that several timetables allow together, such as a dish's and its category's; an empty timetable
 * allows any time. Looks two weeks ahead. Throws RangeError for an unknown zone.
 */
export function menuHoursState(
  timetables: readonly (readonly MenuHours[])[],
  now: Date,
  zone: string,
): MenuHoursState {
  const states = timetables.map((hours) => stateOf(hours, now, zone));
  if (states.every(({ open }) => open)) {
    const ends = states.flatMap((state) => (state.open && state.until ? [state.until.getTime()] : []));
    return { open: true, until: ends.length === 0 ? null : new Date(Math.min(...ends)) };
  }
  return { open: false, opensAt: firstCommon(timetables, now, zone) };
}

function firstCommon(timetables: readonly (readonly MenuHours[])[], now: Date, zone: string): Date | null {
  let at = now;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const closed = timetables.map((hours) => stateOf(hours, at, zone)).filter(({ open }) => !open);
    if (closed.length === 0) return at;
    const next = closed.map((state) => (state.open ? null : state.opensAt));
    if (next.some((instant) => instant === null)) return null;
    at = new Date(Math.max(...next.map((instant) => instant?.getTime() ?? 0)));
  }
  return null;
}
