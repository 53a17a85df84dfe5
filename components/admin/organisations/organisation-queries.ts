import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";

const PAGE_SIZE = 50;

/** All that the administration reads of organisations is below this key. */
export const ORGANISATIONS = ["admin", "organizations"] as const;

/** Organisations with a part of their name, newest first, page after page. */
export const organisationList = (search: string | null) =>
  infiniteQueryOptions({
    queryKey: [...ORGANISATIONS, "list", search],
    queryFn: ({ pageParam: cursor }) => {
      const query = { ...(search && { search }), cursor, limit: PAGE_SIZE };
      return dataOf(api.GET("/api/admin/organizations", { params: { query } }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ organizations }) => organizations),
  });

/** One organisation with its restaurants and managers. */
export const organisationQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...ORGANISATIONS, "one", organizationId],
    queryFn: () =>
      dataOf(api.GET("/api/admin/organizations/{organizationId}", { params: { path: { organizationId } } })),
  });
