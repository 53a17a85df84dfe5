"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useSettled } from "@/components/data/use-settled";
import { localDate } from "@/lib/core/time/zone";
import {
  type BookingFilters,
  type BookingView,
  readBookingFilters,
  wantedBookings,
  writeBookingFilters,
} from "./booking-filters";

/** What the bookings page shows. It is in the address, so that a view can be kept. */
export function useDeskFilters(now: Date) {
  const { timeZone } = useDashboardTenant();
  const filters = readBookingFilters(new URLSearchParams(useSearchParams()));
  const [search, setSearch] = useState(filters.search);
  const today = localDate(now, timeZone);
  const date = filters.date ?? today;
  const found = useSettled(search.trim());
  const wanted = wantedBookings({ date, search: found }, today);

  const show = (changes: Partial<BookingFilters>) => {
    const address = writeBookingFilters({ ...filters, search, ...changes }).toString();
    window.history.replaceState(null, "", address ? `?${address}` : window.location.pathname);
  };
  return {
    today,
    date,
    search,
    view: filters.view,
    /** A search is shown instead of the day. */
    isSearch: found !== "",
    wanted,
    chooseDate: (next: string) => {
      setSearch("");
      show({ date: next === today ? null : next, search: "" });
    },
    changeSearch: (next: string) => {
      setSearch(next);
      show({ search: next });
    },
    chooseView: (view: BookingView) => show({ view }),
  };
}
