import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";

const EVERY_MS = 15_000;

/** How all restaurants are doing, read again every few seconds while somebody looks. */
export const fleetQuery = queryOptions({
  queryKey: ["admin", "fleet"],
  queryFn: () => dataOf(api.GET("/api/admin/fleet")),
  refetchInterval: EVERY_MS,
});
