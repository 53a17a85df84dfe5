import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";

const PAGE_SIZE = 50;

/** All that the administration reads of organizations is below this key. */
export const ORGANIZATIONS = ["admin", "organizations"] as const;

export const organizationList = (search: string | null) =>
  infiniteQueryOptions({
    queryKey: [...ORGANIZATIONS, "list", search],
    queryFn: ({ pageParam: cursor }) => {
      const query = { ...(search && { search }), cursor, limit: PAGE_SIZE };
      return dataOf(api.GET("/api/admin/organizations", { params: { query } }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ organizations }) => organizations),
  });

export const organizationQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...ORGANIZATIONS, "one", organizationId],
    queryFn: () =>
      dataOf(api.GET("/api/admin/organizations/{organizationId}", { params: { path: { organizationId } } })),
  });
