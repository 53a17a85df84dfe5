"use client";

import { useFormatter, useNow, useTimeZone } from "next-intl";

/** Writes an instant in the restaurant's zone: the time alone today, with the weekday otherwise. */
export function useMomentText(): (instant: string) => string {
  const format = useFormatter();
  const now = useNow();
  const timeZone = useTimeZone();
  const day = (date: Date) =>
    format.dateTime(date, { year: "numeric", month: "numeric", day: "numeric", timeZone });
  return (instant) => {
    const date = new Date(instant);
    const sameDay = day(date) === day(now);
    return format.dateTime(date, "time", sameDay ? {} : { weekday: "long" });
  };
}
