import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import { paging } from "@/components/data/paging";

const PAGE_SIZE = 30;
/** Others take money meanwhile. */
const READ_AGAIN_MS = 15_000;

export const drawersKey = (tenantId: string) => ["tenant", tenantId, "drawers"] as const;

export const drawerList = (tenantId: string) =>
  queryOptions({
    queryKey: [...drawersKey(tenantId), "list"],
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/drawers", { params: { path: { tenantId } } })),
    refetchInterval: READ_AGAIN_MS,
  });

export const drawerDay = (tenantId: string, dayId: string) =>
  queryOptions({
    queryKey: [...drawersKey(tenantId), "day", dayId],
    queryFn: () =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/drawer-days/{dayId}", { params: { path: { tenantId, dayId } } }),
      ),
    refetchInterval: ({ state }) => (state.data?.day.closedAt ? false : READ_AGAIN_MS),
  });

export const drawerDays = (tenantId: string) =>
  infiniteQueryOptions({
    queryKey: [...drawersKey(tenantId), "days"],
    queryFn: ({ pageParam: cursor }) => {
      const params = { path: { tenantId }, query: { cursor, limit: PAGE_SIZE } };
      return dataOf(api.GET("/api/tenant/{tenantId}/drawer-days", { params }));
    },
    ...paging,
    select: ({ pages }) => pages.flatMap(({ days }) => days),
  });
