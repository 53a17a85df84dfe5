import { oneOf } from "@/components/data/one-of";

export const STATUSES = ["draft", "active", "suspended"] as const;
export type RestaurantStatus = (typeof STATUSES)[number];

const SORTS = ["name", "lastOrder"] as const;

/** What the list of restaurants is narrowed down to; sorted by name or last order, or the newest first. */
export type RestaurantFilters = {
  search: string | null;
  status: RestaurantStatus | null;
  sort: (typeof SORTS)[number] | null;
};

export function readRestaurantFilters(search: URLSearchParams): RestaurantFilters {
  return {
    search: search.get("search"),
    status: oneOf(STATUSES, search.get("status")),
    sort: oneOf(SORTS, search.get("sort")),
  };
}
