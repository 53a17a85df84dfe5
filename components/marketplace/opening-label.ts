import { timeFormats } from "@/lib/core/i18n/time-formats";

const DAY_MS = 24 * 3600 * 1000;

/** A time in short form: only the hour within a day, with the weekday beyond that. */
export function openingMoment(
  instant: string,
  { now, locale, timeZone, country }: { now: Date; locale: string; timeZone: string; country: string },
): string {
  const moment = new Date(instant);
  const isSoon = moment.getTime() - now.getTime() < DAY_MS;
  return new Intl.DateTimeFormat(locale, {
    ...(isSoon ? {} : { weekday: "short" }),
    ...timeFormats({ locale, country }).dateTime.time,
    timeZone,
  }).format(moment);
}
