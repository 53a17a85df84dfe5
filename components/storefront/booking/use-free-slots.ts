"use client";

import { useQuery } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";

/** The times available to a party on that day; null while they load or if they cannot be loaded. */
export function useFreeSlots(slug: string, { date, guestCount }: { date: string; guestCount: number }) {
  const params = { path: { tenantId: slug }, query: { date, guestCount } };
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["free-slots", slug, date, guestCount],
    queryFn: () => dataOf(api.GET("/api/public/{tenantId}/reservation/availability", { params })),
    // Another guest may take a table at any time: times of a moment ago are not shown again.
    gcTime: 0,
    retry: false,
  });
  const known = isFetching || isError ? undefined : data;
  return { slots: known?.slots ?? null, failed: isError && !isFetching, reload: () => void refetch() };
}
