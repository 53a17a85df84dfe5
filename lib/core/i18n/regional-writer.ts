import { formatMoney } from "@/lib/core/money/money";
import { directionOf, type Locale } from "./locales";
import { regionalLocale } from "./regional-locale";
import { timeFormats } from "./time-formats";
import { writtenList } from "./written-list";

type Place = { language: Locale; country: string | null; timeZone: string };

/** Hundredths of a percent. */
const ONE_IN_BPS = 10_000;

const writers = new Map<string, RegionalWriter>();

/**
 * Writes what a restaurant tells a reader outside of a page as its pages write it: in the reader's language, in the
 * form of the restaurant's country (ISO 3166-1 alpha-2, or null for the language's usual one), by the clocks of
 * `timeZone`.
 */
export function regionalWriter(place: Place): RegionalWriter {
  const key = `${place.language} ${place.country} ${place.timeZone}`;
  const known = writers.get(key);
  if (known) return known;
  const writer = newWriter(place);
  writers.set(key, writer);
  return writer;
}

function newWriter({ language, country, timeZone }: Place) {
  const locale = regionalLocale(language, country);
  const { time } = timeFormats({ language, country }).dateTime;
  const writes = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (instant: string | Date) => {
      format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
      return format.format(new Date(instant));
    };
  };
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  return {
    /** Which way the language is written. */
    direction: directionOf(language),
    /** The time of day. */
    time: writes(time),
    /** The day with its year. */
    day: writes({ day: "numeric", month: "long", year: "numeric" }),
    /** The day with its year, and the time. */
    moment: writes({ day: "numeric", month: "long", year: "numeric", ...time }),
    /** The day of the week and the time, for what is near. */
    appointment: writes({ weekday: "long", day: "numeric", month: "long", ...time }),
    /** Names one after the other. */
    list: (names: readonly string[]) => writtenList(names, language),
    /** An amount in minor units. */
    money: (minor: number, currency: string) => formatMoney(minor, currency, locale),
    /** A rate in hundredths of a percent. */
    percent: (bps: number) => percent.format(bps / ONE_IN_BPS),
  };
}

export type RegionalWriter = ReturnType<typeof newWriter>;
