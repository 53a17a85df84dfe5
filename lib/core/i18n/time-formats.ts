import type { Locale } from "./locales";

type TimeFormat = Pick<
  Intl.DateTimeFormatOptions,
  "hour" | "minute" | "hourCycle" | "dateStyle" | "timeStyle"
>;

export type TimeFormats = { dateTime: Record<"time" | "moment", TimeFormat> };

/**
 * How times of day are written: "time" alone and "moment" with its date. English is read all over the world, so
 * on the pages of a restaurant it takes the clock of the restaurant's country: 15:30 in Torino, 3:30 PM in Austin.
 * Other languages keep their own.
 */
export function timeFormats({
  language,
  country,
}: {
  language: Locale;
  country: string | null;
}): TimeFormats {
  const clock: TimeFormat = language === "en" && country !== null ? { hourCycle: clockOf(country) } : {};
  return {
    dateTime: {
      time: { hour: clock.hourCycle === "h23" ? "2-digit" : "numeric", minute: "2-digit", ...clock },
      moment: { dateStyle: "medium", timeStyle: "short", ...clock },
    },
  };
}
/** Whether people of a country, ISO 3166-1 alpha-2, count twelve hours or twenty-four. */
function clockOf(country: string): "h12" | "h23" {
  const { hourCycle } = new Intl.DateTimeFormat(`en-${country}`, { hour: "numeric" }).resolvedOptions();
  return hourCycle === "h11" || hourCycle === "h12" ? "h12" : "h23";
}
