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

/** A length of time in few characters; minutes beside hours have two digits. */
export type BriefDuration =
  | Exclude<WrittenDuration, { form: "both" }>
  | { form: "both"; hours: number; minutes: string };

/** From so many hours on a place without room has no minutes. */
const WHOLE_HOURS = 10;

/** How whole minutes are written where there is little room: "45 min", "9:05 h", "11 h". */
export function briefDuration(minutes: number): BriefDuration {
  const written = writtenDuration(minutes);
  if (written.form !== "both") return written;
  const { hours } = written;
  if (hours >= WHOLE_HOURS) return { form: "hours", hours };
  return { form: "both", hours, minutes: String(written.minutes).padStart(2, "0") };
}
