"use client";

import { useFormatter, useNow, useTimeZone, useTranslations } from "next-intl";

const DAY_MS = 24 * 60 * 60 * 1000;

/** By zone. Each costs a phone 20 ms to make. */
const calendars = new Map<string | undefined, Intl.DateTimeFormat>();

function calendarOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", { timeZone });
  calendars.set(timeZone, made);
  return made;
}

/** Writes the times of orders in the restaurant's zone. */
export function useTimeText() {
  const t = useTranslations("checkout.when");
  const format = useFormatter();
  const now = useNow();
  const timeZone = useTimeZone();
  /** The day of an instant, YYYY-MM-DD. */
  const dayOf = (instant: Date | string) => calendarOf(timeZone).format(new Date(instant));
  const isTomorrow = (day: string) => day === dayOf(new Date(now.getTime() + DAY_MS));
  const dayText = (instant: string) => {
    const day = dayOf(instant);
    if (day === dayOf(now)) return t("today");
    if (isTomorrow(day)) return t("tomorrow");
    return format.dateTime(new Date(instant), { weekday: "long", day: "numeric", month: "long" });
  };
  /** With its zone where the clocks show the same time twice on that day. */
  const timeText = (instant: string, among: readonly string[] = []) => {
    const write = (each: string) => format.dateTime(new Date(each), "time");
    const twice = among.some((each) => each !== instant && write(each) === write(instant));
    return twice ? format.dateTime(new Date(instant), "time", { timeZoneName: "short" }) : write(instant);
  };
  const isToday = (instant: string) => dayOf(instant) === dayOf(now);
  return {
    dayOf,
    isToday,
    dayText,
    timeText,
    momentText: (instant: string) =>
      isToday(instant) ? timeText(instant) : `${dayText(instant)}, ${timeText(instant)}`,
  };
}
