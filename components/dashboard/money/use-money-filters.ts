"use client";

import { useSearchParams } from "next/navigation";
import { type MoneyFilters, readMoneyFilters, writeMoneyFilters } from "./money-filters";

/** The filters in the address, so that a view can be bookmarked and shared. */
export function useMoneyFilters() {
  const filters = readMoneyFilters(new URLSearchParams(useSearchParams()));
  const query = writeMoneyFilters(filters);
  const change = (changes: Partial<MoneyFilters>) => {
    const address = writeMoneyFilters({ ...filters, ...changes }).toString();
    window.history.replaceState(null, "", address ? `?${address}` : window.location.pathname);
  };
  return { filters, query, change, isFiltered: query.size > 0 };
}
