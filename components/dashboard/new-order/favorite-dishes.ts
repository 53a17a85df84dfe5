import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";

const FRESH_MS = 10 * 60_000;

/** The dishes that the restaurant's guests order most; without them the page is the menu alone. */
export const favoriteDishes = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "favorite-dishes"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/orders/favorites", { params: { path: { tenantId } } })),
    staleTime: FRESH_MS,
  });
