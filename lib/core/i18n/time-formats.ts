import type { Locale } from "./locales";

type TimeFormat = Pick<
  Intl.DateTimeFormatOptions,
  "hour" | "minute" | "hourCycle" | "dateStyle" | "timeStyle"
>;

export type TimeFormats = { dateTime: Record<"time" | "moment", TimeFormat> };

/**
 * How times of day are written: "time" alone and "moment" with its date. English and Arabic are read in many countries,
 * so on the pages of a restaurant they take the clock of the restaurant's country: 15:30 in Torino, 3:30 PM in Austin.
 * Other languages keep their own.
 */
export function timeFormats({
  language,
  country,
}: {
  language: Locale;
  country: string | null;
}): TimeFormats {
  const clock: TimeFormat =
    (language === "en" || language === "ar") && country !== null ? { hourCycle: clockOf(country) } : {};
  return {
    dateTime: {
      time: { hour: clock.hourCycle === "h23" ? "2-digit" : "numeric", minute: "2-digit", ...clock },
      moment: { dateStyle: "medium", timeStyle: "short", ...clock },
    },
  };
}

/** Making a formatter costs more than the rest of a request's formats, and there are 250 countries. */
const clocks = new Map<string, "h12" | "h23">();

/** Whether people of a country, ISO 3166-1 alpha-2, count twelve hours or twenty-four. */
function clockOf(country: string): "h12" | "h23" {
  const known = clocks.get(country);
  if (known) return known;
  const { hourCycle } = new Intl.DateTimeFormat(`en-${country}`, { hour: "numeric" }).resolvedOptions();
  const clock = hourCycle === "h11" || hourCycle === "h12" ? "h12" : "h23";
  clocks.set(country, clock);
  return clock;
}
