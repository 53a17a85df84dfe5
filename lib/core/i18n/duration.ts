/** A length of time as it is written: which of its units, and how many of each. */
export type WrittenDuration =
  | { form: "minutes"; minutes: number }
  | { form: "hours"; hours: number }
  | { form: "both"; hours: number; minutes: number };

const HOUR = 60;
/** From a day on nobody counts minutes. */
const DAY = 24 * HOUR;

/** How that many whole minutes are written: below an hour as minutes, then as hours and minutes. */
export function writtenDuration(minutes: number): WrittenDuration {
  if (minutes < HOUR) return { form: "minutes", minutes };
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  return rest === 0 || minutes >= DAY ? { form: "hours", hours } : { form: "both", hours, minutes: rest };
}
