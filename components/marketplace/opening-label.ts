import type { Locale } from "@/lib/core/i18n/locales";
import { regionalLocale } from "@/lib/core/i18n/regional-locale";
import { timeFormats } from "@/lib/core/i18n/time-formats";

const DAY_MS = 24 * 3600 * 1000;

/** A time in short form: only the hour within a day, with the weekday beyond that. */
export function openingMoment(
  instant: string,
  { now, language, timeZone, country }: { now: Date; language: Locale; timeZone: string; country: string },
): string {
  const moment = new Date(instant);
  const isSoon = moment.getTime() - now.getTime() < DAY_MS;
  return new Intl.DateTimeFormat(regionalLocale(language, country), {
    ...(isSoon ? {} : { weekday: "short" }),
    ...timeFormats({ language, country }).dateTime.time,
    timeZone,
  }).format(moment);
}
