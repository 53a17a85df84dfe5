import { queryText } from "@/components/frame/query-text";
import { parseDate, parseTime } from "@/lib/core/time/zone";

/** The table that a link asks for: `?date=2026-11-21&time=19:30&guests=2`. Null is left to the guest. */
export interface WantedTable {
  date: string | null;
  time: string | null;
  guests: number | null;
}

/** Reads a link; what cannot be is as if it were not there. */
export function readWantedTable(query: Record<string, string | string[] | undefined>): WantedTable {
  const date = queryText(query.date);
  const time = queryText(query.time);
  const guests = Number(queryText(query.guests));
  return {
    date: date !== null && parseDate(date) !== null ? date : null,
    time: time !== null && parseTime(time) !== null ? time : null,
    guests: Number.isInteger(guests) && guests > 0 ? guests : null,
  };
}
