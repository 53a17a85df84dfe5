import { MAX_SEARCH_LENGTH } from "@/lib/core/paging/search-length";
import { parseDate } from "@/lib/core/time/zone";
import type { WantedBookings } from "./booking-queries";

/** What the bookings page shows: one day of the restaurant's, or what is found under a name from today on. */
export type BookingFilters = {
  /** YYYY-MM-DD; null is today, so that a page left open overnight moves on. */
  date: string | null;
  /** Part of a name, phone or email; empty for none. */
  search: string;
  view: BookingView;
};

export const BOOKING_VIEWS = ["list", "timeline", "floor"] as const;
export type BookingView = (typeof BOOKING_VIEWS)[number];

/** The filters of an address. What is no date counts as not there, so that an old link still works. */
export function readBookingFilters(search: URLSearchParams): BookingFilters {
  return {
    date: parseDate(search.get("date") ?? ""),
    search: (search.get("search") ?? "").slice(0, MAX_SEARCH_LENGTH),
    view: BOOKING_VIEWS.find((view) => view === search.get("view")) ?? "list",
  };
}

/** What is asked for: the bookings of the day, or what the search finds from today on. */
export function wantedBookings(
  { date, search }: Pick<BookingFilters, "date" | "search">,
  today: string,
): WantedBookings {
  const day = date ?? today;
  return search.trim() === "" ? { from: day, to: day } : { from: today, search: search.trim() };
}

export function writeBookingFilters({ date, search, view }: BookingFilters): URLSearchParams {
  return new URLSearchParams({
    ...(date === null ? {} : { date }),
    ...(search.trim() === "" ? {} : { search }),
    ...(view === "list" ? {} : { view }),
  });
}
