"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ordersKey } from "@/components/dashboard/orders/order-queries";
import { stationList } from "@/components/dashboard/settings/printers/printer-queries";
import { api, dataOf } from "@/components/data/api";
import { LIVE_QUERY } from "@/components/data/query-client";
import { stationProgress } from "./board-stations";

const SELDOM_MS = 5 * 60_000;

/** The stations of the kitchen and how far each is with each order. Where there are none, nothing is asked. */
export function useBoardStations(tenantId: string) {
  const { data: stations = [] } = useQuery({ ...stationList(tenantId), staleTime: SELDOM_MS });
  const { data = null } = useQuery({
    // Below the key of the orders, so that the stream refreshes both.
    queryKey: [...ordersKey(tenantId), "kitchen"],
    queryFn: () =>
      dataOf(
        api.GET("/api/tenant/{tenantId}/kitchen/tickets", { params: { path: { tenantId }, query: {} } }),
      ),
    enabled: stations.length > 0,
    ...LIVE_QUERY,
  });
  const progress = useMemo(() => stationProgress(data), [data]);
  return { stations, progress };
}
