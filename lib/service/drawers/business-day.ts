import { addDays, boundaryInstant, localDate } from "@/lib/core/time/zone";

/** When a restaurant's business day ends: minutes after midnight, by its clocks. */
export type BusinessDayRule = { dayEndsMinutes: number; timeZone: string };

/** The business day of a moment: before its end at night it is still that of the calendar's day before. */
export function businessDateOf(at: Date, { dayEndsMinutes, timeZone }: BusinessDayRule): string {
  const date = localDate(at, timeZone);
  return at < boundaryInstant(date, dayEndsMinutes, timeZone) ? addDays(date, -1) : date;
}

/** From the first moment of a business day up to, and without, the first of the next; 23 to 25 hours. */
export function businessDayRange(
  date: string,
  { dayEndsMinutes, timeZone }: BusinessDayRule,
): { start: Date; end: Date } {
  return {
    start: boundaryInstant(date, dayEndsMinutes, timeZone),
    end: boundaryInstant(addDays(date, 1), dayEndsMinutes, timeZone),
  };
}
