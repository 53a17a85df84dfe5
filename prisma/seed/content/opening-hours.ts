import type { OpeningWindow, Weekday } from "./demo-content";

type Week = Record<Weekday, readonly OpeningWindow[]>;

/** The same windows on all seven days. */
export function everyDay(...windows: OpeningWindow[]): Week {
  return {
    monday: windows,
    tuesday: windows,
    wednesday: windows,
    thursday: windows,
    friday: windows,
    saturday: windows,
    sunday: windows,
  };
}

/** Open around the clock, every day. */
export const ALL_HOURS: Week = everyDay({ open: "00:00", close: "00:00" });
