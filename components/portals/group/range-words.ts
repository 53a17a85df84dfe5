import { parseTime } from "@/lib/core/time/zone";

const DAY_MINUTES = 24 * 60;
/** A range whose end is not after its start goes on to the next day. */
const WHOLE_DAY = ["00:00–24:00", "00:00–00:00"];

/**
 * A range of the opening hours, such as "09:00–24:00", with its times as `timeOf` writes minutes since midnight. The end of
 * the day stays "24:00": written as a time of day it would be its beginning. A whole day is `allDay`.
 */
export function rangeWords(range: string, timeOf: (minutes: number) => string, allDay: string): string {
  if (WHOLE_DAY.includes(range)) return allDay;
  return range
    .split("–")
    .map((text) => {
      const minutes = parseTime(text, { allow24: true });
      return minutes === null || minutes === DAY_MINUTES ? text : timeOf(minutes);
    })
    .join("–");
}
