import { infiniteQueryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";

/** Who changed what at the restaurant, newest first, page after page. */
export const auditLog = (tenantId: string) =>
  infiniteQueryOptions({
    queryKey: ["tenant", tenantId, "audit-log"],
    queryFn: ({ pageParam }) =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/audit-log", {
          params: { path: { tenantId }, query: { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) } },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    gcTime: 0,
  });
