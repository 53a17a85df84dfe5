"use client";

import { useCallback, useEffect, useState } from "react";
import { useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { type ApiFailure, apiCall } from "@/components/data/api-call";
import type { BoardOrder } from "./board-order";
import type { OrderPage } from "./fetch-orders";

interface OrderHistory {
  /** Null until the first answer for this query. */
  orders: readonly BoardOrder[] | null;
  hasMore: boolean;
  loading: boolean;
  failure: ApiFailure | null;
  /** Reads the next page, or the first one again after a failure. */
  more: () => Promise<void>;
}

const PAGE_SIZE = "50";

/** The orders that match a query, newest first, page after page. */
export function useOrderHistory(query: string): OrderHistory {
  const ordersUrl = useTenantApi()("/orders");
  const [read, setRead] = useState<{ query: string; orders: BoardOrder[]; cursor: string | null } | null>(
    null,
  );
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [loading, setLoading] = useState(true);

  const fetchPage = useCallback(
    (cursor: string | null) => {
      const search = new URLSearchParams(query);
      search.set("limit", PAGE_SIZE);
      if (cursor) search.set("cursor", cursor);
      return apiCall<OrderPage>("GET", `${ordersUrl}?${search}`);
    },
    [ordersUrl, query],
  );

  useEffect(() => {
    let wanted = true;
    setLoading(true);
    void fetchPage(null).then((result) => {
      if (!wanted) return;
      setLoading(false);
      setFailure(result.ok ? null : result);
      if (result.ok) setRead({ query, orders: result.data.orders, cursor: result.data.nextCursor });
    });
    return () => {
      wanted = false;
    };
  }, [fetchPage, query]);

  const current = read?.query === query ? read : null;
  const more = async () => {
    setLoading(true);
    const result = await fetchPage(current?.cursor ?? null);
    setLoading(false);
    setFailure(result.ok ? null : result);
    if (!result.ok) return;
    const orders = [...(current?.orders ?? []), ...result.data.orders];
    setRead({ query, orders, cursor: result.data.nextCursor });
  };
  return {
    orders: current?.orders ?? null,
    hasMore: current !== null && current.cursor !== null,
    loading,
    failure,
    more,
  };
}
