import { exactInstant, parseDate, parseTime } from "@/lib/core/time/zone";

const YEAR_MS = 365 * 86_400_000;

/** The instant of a wall-clock time of the restaurant; null where it is none, or not ahead within a year. */
export function readWallTime(text: string, zone: string, now: Date): Date | null {
  const [date = "", time = ""] = text.split("T");
  const minutes = parseTime(time.slice(0, 5));
  const day = parseDate(date);
  const at = day === null || minutes === null ? null : exactInstant(day, minutes, zone);
  return at && at > now && at.getTime() - now.getTime() < YEAR_MS ? at : null;
}
