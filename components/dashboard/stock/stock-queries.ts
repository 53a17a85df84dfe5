import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import { LIVE_QUERY } from "@/components/data/query-client";
import type { IngredientWire, MovementWire } from "@/lib/restaurant/inventory/inventory-contract";

/** Everything below it is read anew when the restaurant changes. */
export const stockKey = (tenantId: string) => ["tenant", tenantId, "stock"] as const;

export const ingredientList = (tenantId: string) =>
  queryOptions({
    queryKey: [...stockKey(tenantId), "ingredients"],
    queryFn: async (): Promise<IngredientWire[]> => {
      const { ingredients } = await dataOf(
        api.GET("/api/tenant/{tenantId}/ingredients", { params: { path: { tenantId } } }),
      );
      return ingredients;
    },
    ...LIVE_QUERY,
  });

export type MovementKind = MovementWire["kind"];
type MovementPage = { movements: MovementWire[]; nextCursor: string | null };

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: MovementPage) => nextCursor,
  select: ({ pages: read }: { pages: MovementPage[] }) => read.flatMap(({ movements }) => movements),
};

export const movementList = (tenantId: string, kind: MovementKind | null) =>
  infiniteQueryOptions({
    queryKey: [...stockKey(tenantId), "movements", kind],
    queryFn: ({ pageParam }): Promise<MovementPage> =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/stock-movements", {
          params: { path: { tenantId }, query: { cursor: pageParam, kind: kind ?? undefined } },
        }),
      ),
    ...pages,
  });

export const latestMovements = (tenantId: string, ingredientId: string) =>
  queryOptions({
    queryKey: [...stockKey(tenantId), "movements", "of", ingredientId],
    queryFn: async (): Promise<MovementWire[]> => {
      const { movements } = await dataOf(
        api.GET("/api/tenant/{tenantId}/ingredients/{ingredientId}/movements", {
          params: { path: { tenantId, ingredientId }, query: { limit: 12 } },
        }),
      );
      return movements;
    },
  });
