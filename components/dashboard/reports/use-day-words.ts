"use client";

import { useFormatter } from "next-intl";

/** Servers and browsers do not agree on which spaces go around the dash of a range. */
const SPACES = /\s/g;

/** Calendar days and hours as text. A day has no zone, so it is written in the one that it is read in. */
export function useDayWords() {
  const format = useFormatter();
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  const zone = { timeZone: "UTC" } as const;
  return {
    /** "18:00", or "6:00 PM" where that is how times are written. */
    hour: (hour: number) => format.dateTime(new Date(Date.UTC(2024, 0, 1, hour)), "time", zone),
    /** "14 Nov" */
    short: (day: string) => format.dateTime(at(day), { ...zone, day: "numeric", month: "short" }),
    /** "Saturday, 14 November 2026" */
    long: (day: string) => format.dateTime(at(day), { ...zone, dateStyle: "full" }),
    /** "Sat, 14 Nov 2026" */
    medium: (day: string) =>
      format.dateTime(at(day), {
        ...zone,
        weekday: "short",
        day: "numeric",
        month: "short",
        year: "numeric",
      }),
    /** "1 – 14 Nov 2026" */
    range: ({ from, to }: { from: string; to: string }) =>
      from === to
        ? format.dateTime(at(from), { ...zone, dateStyle: "long" })
        : format.dateTimeRange(at(from), at(to), { ...zone, dateStyle: "medium" }).replace(SPACES, " "),
  };
}
