import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import type { RestaurantFilters } from "./restaurant-filters";

const PAGE_SIZE = 50;
const ACTS_SHOWN = 8;

/** All that the administration reads of restaurants is below this key. */
export const RESTAURANTS = ["admin", "tenants"] as const;

export const restaurantList = ({ search, status, sort }: RestaurantFilters) =>
  infiniteQueryOptions({
    queryKey: [...RESTAURANTS, "list", { search, status, sort }],
    queryFn: ({ pageParam: cursor }) => {
      const given = { ...(search && { search }), ...(status && { status }), ...(sort && { sort }) };
      return dataOf(
        api.GET("/api/admin/tenants", { params: { query: { ...given, cursor, limit: PAGE_SIZE } } }),
      );
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ tenants }) => tenants),
  });

export const restaurantQuery = (tenantId: string) =>
  queryOptions({
    queryKey: [...RESTAURANTS, "one", tenantId],
    queryFn: () => dataOf(api.GET("/api/admin/tenants/{tenantId}", { params: { path: { tenantId } } })),
  });

export const latestActs = (tenantId: string) =>
  queryOptions({
    queryKey: [...RESTAURANTS, "one", tenantId, "acts"],
    queryFn: async () => {
      const query = { tenantId, limit: ACTS_SHOWN };
      return (await dataOf(api.GET("/api/admin/audit-log", { params: { query } }))).entries;
    },
  });
