import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import type { GuestList, GuestProfile } from "@/lib/oversight/guests/guest-contract";

export const guestsKey = (tenantId: string) => ["tenant", tenantId, "guests"] as const;

export const guestList = (tenantId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [...guestsKey(tenantId), "list", search],
    queryFn: ({ pageParam }): Promise<GuestList> =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/guests", {
          params: { path: { tenantId }, query: { cursor: pageParam, search: search || undefined } },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ guests }) => guests),
  });

export const guestProfile = (tenantId: string, guestId: string) =>
  queryOptions({
    queryKey: [...guestsKey(tenantId), "profile", guestId],
    queryFn: (): Promise<GuestProfile> =>
      dataOf(api.GET("/api/tenant/{tenantId}/guests/{guestId}", { params: { path: { tenantId, guestId } } })),
  });
