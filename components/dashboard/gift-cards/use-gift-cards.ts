"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { type ApiFailure, apiCall } from "@/components/data/api-call";
import { useLiveLink } from "@/components/data/use-live-link";
import type { GiftCardList, GiftCardWire } from "@/lib/service/gift-cards/gift-card-contract";

export type PendingPurchase = GiftCardList["pending"][number];

interface GiftCards {
  /** Newest first; null until the first answer. */
  cards: readonly GiftCardWire[] | null;
  pending: readonly PendingPurchase[];
  hasMore: boolean;
  loading: boolean;
  failure: ApiFailure | null;
  /** Reads the newest page again and keeps what is older. True when an answer came. */
  refresh: () => Promise<boolean>;
  more: () => Promise<void>;
}

type Read = { cards: readonly GiftCardWire[]; pending: readonly PendingPurchase[]; cursor: string | null };

/** The newest page over what was read before: cards of the page replace theirs, older ones stay. */
function withNewest(before: Read | null, { giftCards, pending, nextCursor }: GiftCardList): Read {
  const last = giftCards.at(-1)?.id;
  const older = last && nextCursor ? (before?.cards ?? []).filter(({ id }) => id < last) : [];
  const cursor = older.length > 0 ? (before?.cursor ?? null) : nextCursor;
  return { cards: [...giftCards, ...older], pending, cursor };
}

/** A restaurant's gift cards and the purchases that wait, kept current by its event stream. */
export function useGiftCards(): GiftCards {
  const tenantApi = useTenantApi();
  const cardsUrl = tenantApi("/gift-cards");
  const [read, setRead] = useState<Read | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [loading, setLoading] = useState(true);
  const asked = useRef(0);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    const result = await apiCall<GiftCardList>("GET", cardsUrl);
    if (turn !== asked.current) return result.ok;
    setLoading(false);
    setFailure(result.ok ? null : result);
    if (result.ok) setRead((before) => withNewest(before, result.data));
    return result.ok;
  }, [cardsUrl]);

  useEffect(() => {
    void refresh();
  }, [refresh]);
  useLiveLink({ url: tenantApi("/live"), onChange: () => void refresh(), ask: refresh });

  const more = async () => {
    if (!read?.cursor) return;
    setLoading(true);
    const query = new URLSearchParams({ cursor: read.cursor });
    const result = await apiCall<GiftCardList>("GET", `${cardsUrl}?${query}`);
    setLoading(false);
    setFailure(result.ok ? null : result);
    if (!result.ok) return;
    const { giftCards, pending, nextCursor } = result.data;
    setRead((before) => ({ cards: [...(before?.cards ?? []), ...giftCards], pending, cursor: nextCursor }));
  };
  return {
    cards: read?.cards ?? null,
    pending: read?.pending ?? [],
    hasMore: read !== null && read.cursor !== null,
    loading,
    failure,
    refresh,
    more,
  };
}
