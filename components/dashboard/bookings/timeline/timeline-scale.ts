import { boundaryInstant } from "@/lib/core/time/zone";
import { rangeMinutes, rangesOn, type ServiceHours } from "@/lib/restaurant/hours/opening-hours";
import type { DeskBooking } from "../desk-booking";

/** The part of a day that a timeline shows, and its full hours by the restaurant's clocks. */
export type TimelineScale = { start: Date; end: Date; hours: readonly Date[] };

export const STEP_MINUTES = 15;
export const STEP_PIXELS = 26;

const MINUTE_MS = 60_000;
const HOUR = 60;
const LATEST_MINUTES = 36 * HOUR;
/** What is shown of a day without service and bookings. */
const EMPTY_DAY = { from: 12 * HOUR, to: 23 * HOUR };

/** The full hours around a day's services and bookings. The restaurant's hours and zone decide. */
export function timelineScale(day: {
  date: string;
  hours: ServiceHours;
  zone: string;
  bookings: readonly Pick<DeskBooking, "startsAt" | "endsAt">[];
}): TimelineScale {
  const { date, hours, zone, bookings } = day;
  const at = (minutes: number) => boundaryInstant(date, minutes, zone);
  const services = rangesOn(date, hours).map(rangeMinutes);
  const ranges = services.length > 0 || bookings.length > 0 ? services : [EMPTY_DAY];
  const startsAt = Math.min(...bookings.map((each) => Date.parse(each.startsAt)));
  const endsAt = Math.max(...bookings.map((each) => Date.parse(each.endsAt)));

  let from = Math.min(LATEST_MINUTES, ...ranges.map((range) => Math.floor(range.from / HOUR) * HOUR));
  while (from > 0 && at(from).getTime() > startsAt) from -= HOUR;
  let to = Math.max(from + HOUR, ...ranges.map((range) => Math.ceil(range.to / HOUR) * HOUR));
  while (to < LATEST_MINUTES && at(to).getTime() < endsAt) to += HOUR;

  const full: Date[] = [];
  for (let minutes = from; minutes < to; minutes += HOUR) {
    const hour = at(minutes);
    // An hour that the clocks jump over begins with the next.
    if (full.at(-1)?.getTime() !== hour.getTime()) full.push(hour);
  }
  return { start: at(from), end: at(to), hours: full };
}

export function widthOf(minutes: number): number {
  return (minutes / STEP_MINUTES) * STEP_PIXELS;
}

/** Where an instant is, in pixels from the beginning. */
export function pixelsAt({ start }: Pick<TimelineScale, "start">, at: Date | string): number {
  return widthOf((new Date(at).getTime() - start.getTime()) / MINUTE_MS);
}

/** The nearest step to a place, in whole steps from the beginning of it. */
export function stepsIn(pixels: number): number {
  // Without the minus of a zero.
  return Math.round(pixels / STEP_PIXELS) || 0;
}
