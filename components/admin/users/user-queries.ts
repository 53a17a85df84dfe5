import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import type { UserFilters } from "./user-filters";

const PAGE_SIZE = 50;

/** All that the administration reads of users is below this key. */
export const USERS = ["admin", "users"] as const;

export const userList = ({ search, role }: UserFilters) =>
  infiniteQueryOptions({
    queryKey: [...USERS, "list", { search, role }],
    queryFn: ({ pageParam: cursor }) => {
      const query = { ...(search && { search }), ...(role && { role }), cursor, limit: PAGE_SIZE };
      return dataOf(api.GET("/api/admin/users", { params: { query } }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ users }) => users),
  });

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: [...USERS, "one", userId],
    queryFn: () => dataOf(api.GET("/api/admin/users/{userId}", { params: { path: { userId } } })),
  });
