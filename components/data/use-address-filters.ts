"use client";

import { useSearchParams } from "next/navigation";

/** Changes parameters of the address without a new page; null takes one out. */
export function changeAddress(changes: Readonly<Record<string, string | null | undefined>>): void {
  const search = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) search.set(name, value);
    else search.delete(name);
  }
  const text = search.toString();
  window.history.replaceState(null, "", text ? `?${text}` : window.location.pathname);
}

/** What a list is narrowed down to, kept in the address, so that a view can be bookmarked and shared. */
export function useAddressFilters<Filters extends Record<string, string | null>>(
  read: (search: URLSearchParams) => Filters,
) {
  const filters = read(new URLSearchParams(useSearchParams()));
  const change = (changes: Partial<Filters>) => changeAddress(changes);
  return { filters, change, isFiltered: Object.values(filters).some((value) => value !== null) };
}
