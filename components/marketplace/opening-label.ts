import type { Locale } from "@/lib/core/i18n/locales";
import { regionalLocale } from "@/lib/core/i18n/regional-locale";
import { timeFormats } from "@/lib/core/i18n/time-formats";

const DAY_MS = 24 * 3600 * 1000;
const FORMATS_KEPT = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A time in short form: only the hour within a day, with the weekday beyond that. */
export function openingMoment(
  instant: string,
  { now, language, timeZone, country }: { now: Date; language: Locale; timeZone: string; country: string },
): string {
  const moment = new Date(instant);
  const isSoon = moment.getTime() - now.getTime() < DAY_MS;
  return formatOf({ isSoon, language, timeZone, country }).format(moment);
}

interface Writing {
  isSoon: boolean;
  language: Locale;
  timeZone: string;
  country: string;
}

/** Making a formatter takes longer than all else about a restaurant in a list, so they are kept. */
function formatOf({ isSoon, language, timeZone, country }: Writing): Intl.DateTimeFormat {
  const key = `${language} ${country} ${timeZone} ${isSoon}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(regionalLocale(language, country), {
    ...(isSoon ? {} : { weekday: "short" }),
    ...timeFormats({ language, country }).dateTime.time,
    timeZone,
  });
  if (formats.size >= FORMATS_KEPT) formats.clear();
  formats.set(key, made);
  return made;
}
