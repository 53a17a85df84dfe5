import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useDashboardTenant, useTenantStream } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { LIVE_QUERY } from "@/components/data/query-client";
import { useLive } from "@/components/data/use-live";
import type { GiftCardList, GiftCardWire } from "@/lib/service/gift-cards/gift-card-contract";
import type { GiftCardResults } from "@/lib/service/gift-cards/gift-card-results-contract";

export type PendingPurchase = GiftCardList["pending"][number];

interface GiftCards {
  /** Newest first; undefined until the first answer. */
  cards: readonly GiftCardWire[] | undefined;
  pending: readonly PendingPurchase[];
  hasMore: boolean;
  loading: boolean;
  failure: ApiFailure | null;
  /** Reads all pages on screen again. True if there was a response. */
  refresh: () => Promise<boolean>;
  more: () => void;
}

export const giftCardList = (tenantId: string) =>
  infiniteQueryOptions({
    queryKey: ["tenant", tenantId, "gift-cards"],
    queryFn: ({ pageParam }): Promise<GiftCardList> =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/gift-cards", {
          params: { path: { tenantId }, query: { cursor: pageParam } },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => ({
      cards: pages.flatMap(({ giftCards }) => giftCards),
      pending: pages[0]?.pending ?? [],
    }),
    ...LIVE_QUERY,
  });

/** What all cards brought in, read anew with the list. */
export const giftCardResults = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "gift-cards", "results"],
    queryFn: (): Promise<GiftCardResults> =>
      dataOf(api.GET("/api/tenant/{tenantId}/gift-card-results", { params: { path: { tenantId } } })),
    ...LIVE_QUERY,
  });

/** A restaurant's gift cards and the purchases that wait, kept current by its event stream. */
export function useGiftCards(): GiftCards {
  const { slug } = useDashboardTenant();
  const list = giftCardList(slug);
  const query = useInfiniteQuery(list);
  const { refresh } = useLive({ url: useTenantStream(), queryKey: list.queryKey });
  return {
    cards: query.data?.cards,
    pending: query.data?.pending ?? [],
    hasMore: query.hasNextPage,
    loading: query.isPending || query.isFetchingNextPage,
    failure: query.error,
    refresh,
    more: () => void query.fetchNextPage(),
  };
}
