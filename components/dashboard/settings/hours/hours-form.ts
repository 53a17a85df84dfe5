import { type Problems, reading } from "@/components/dashboard/settings/frame/reading";
import type { BodyOf } from "@/components/data/api";
import { parseTime, WEEKDAYS, type Weekday } from "@/lib/core/time/zone";
import {
  rangeMinutes,
  SERVICES,
  type ServiceHours,
  type TimeRange,
  type Week,
} from "@/lib/restaurant/hours/opening-hours";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";

export type HoursForm = Pick<Settings, "openingHours" | "specialDayNames">;

export const ALL_DAY: TimeRange = { open: "00:00", close: "24:00" };
const MINUTES_PER_DAY = 24 * 60;

export function hoursForm({ openingHours, specialDayNames }: Settings): HoursForm {
  return { openingHours, specialDayNames };
}

/** Whether both times of a range can be kept. */
export function isRange({ open, close }: TimeRange): boolean {
  return parseTime(open) !== null && parseTime(close, { allow24: true }) !== null;
}

/** Whether a day is open around the clock. */
export function isAllDay(ranges: readonly TimeRange[]): boolean {
  const [only, ...others] = ranges;
  if (!only || others.length > 0 || !isRange(only)) return false;
  const { from, to } = rangeMinutes(only);
  return to - from === MINUTES_PER_DAY && from === 0;
}

/** Whether a range ends on the next day: after its midnight, not at it. */
export function endsNextDay(range: TimeRange): boolean {
  return isRange(range) && rangeMinutes(range).to > MINUTES_PER_DAY;
}

export function copyDay(hours: ServiceHours, from: Weekday, to: readonly Weekday[]): ServiceHours {
  const weekly: Week = { ...hours.weekly };
  for (const day of to) weekly[day] = hours.weekly[from].map((range) => ({ ...range }));
  return { ...hours, weekly };
}

/** The hours of all services with a date on which everything is closed. */
export function closedOn(hours: HoursForm["openingHours"], date: string): HoursForm["openingHours"] {
  const { pickup, delivery, reservation } = hours;
  const close = (own: ServiceHours) => ({ ...own, specialDays: { ...own.specialDays, [date]: [] } });
  return { pickup: close(pickup), delivery: close(delivery), reservation: close(reservation) };
}

/** The names of days that some service still treats as special; blank ones are none. */
function namesInUse({ openingHours, specialDayNames }: HoursForm): Record<string, string> {
  const days = new Set(SERVICES.flatMap((service) => Object.keys(openingHours[service].specialDays)));
  const used = Object.entries(specialDayNames).map(([day, name]) => [day, name.trim()] as const);
  return Object.fromEntries(used.filter(([day, name]) => days.has(day) && name !== ""));
}

export function readHoursForm(form: HoursForm) {
  const problems: Problems = {};
  for (const service of SERVICES) {
    const { weekly, specialDays } = form.openingHours[service];
    const days = [...WEEKDAYS.map((day) => weekly[day]), ...Object.values(specialDays)];
    if (!days.flat().every(isRange)) problems[`openingHours.${service}`] = "timeInvalid";
  }
  return reading(
    problems,
    (): BodyOf<"updateSettings"> => ({
      openingHours: form.openingHours,
      specialDayNames: namesInUse(form),
    }),
  );
}
