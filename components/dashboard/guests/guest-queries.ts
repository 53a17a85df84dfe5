import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import type { GuestList, GuestProfile } from "@/lib/oversight/guests/guest-contract";

/** Everything that is read about guests. */
export const guestsKey = (tenantId: string) => ["tenant", tenantId, "guests"] as const;

/** Guests, whoever was here last first, page after page; `search` is a part of name, address or number. */
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

/** One guest with the latest orders, bookings, bills and gift cards. */
export const guestProfile = (tenantId: string, guestId: string) =>
  queryOptions({
    queryKey: [...guestsKey(tenantId), "profile", guestId],
    queryFn: (): Promise<GuestProfile> =>
      dataOf(api.GET("/api/tenant/{tenantId}/guests/{guestId}", { params: { path: { tenantId, guestId } } })),
  });
