import { parseDate } from "@/lib/core/time/zone";

/** What the bookings page shows: one day of the restaurant's, or what is found under a name from today on. */
export type BookingFilters = {
  /** YYYY-MM-DD; null is today, so that a page left open overnight moves on. */
  date: string | null;
  /** Part of a name, phone or email; empty for none. */
  search: string;
  view: BookingView;
};

/** The day as a list, as tables against the clock, or as the room from above. */
export const BOOKING_VIEWS = ["list", "timeline", "floor"] as const;
export type BookingView = (typeof BOOKING_VIEWS)[number];

const LONGEST_SEARCH = 100;

/** The filters of an address. What is no date counts as not there, so that an old link still works. */
export function readBookingFilters(search: URLSearchParams): BookingFilters {
  return {
    date: parseDate(search.get("date") ?? ""),
    search: (search.get("search") ?? "").slice(0, LONGEST_SEARCH),
    view: BOOKING_VIEWS.find((view) => view === search.get("view")) ?? "list",
  };
}

/** The filters as a query string, without unset ones. */
export function writeBookingFilters({ date, search, view }: BookingFilters): URLSearchParams {
  return new URLSearchParams({
    ...(date === null ? {} : { date }),
    ...(search.trim() === "" ? {} : { search }),
    ...(view === "list" ? {} : { view }),
  });
}
