"use client";

import { useQuery } from "@tanstack/react-query";
import { useDashboardTenant, useTenantStream } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useLive } from "@/components/data/use-live";
import type { Live } from "@/components/data/use-stream";
import type { BoardOrder } from "./board-order";
import { openOrders, ordersKey } from "./order-queries";

export interface LiveBoard extends Live {
  /** Null until the first answer. */
  orders: readonly BoardOrder[] | null;
  /** When they were read, in milliseconds of the device's clock. */
  readAtMs: number;
  /** Why the last reading did not succeed. */
  failure: ApiFailure | null;
}

/** The open orders, kept live, and with them all else that the page reads of orders. */
export function useBoard(): LiveBoard {
  const { slug } = useDashboardTenant();
  const { data: orders = null, dataUpdatedAt: readAtMs, error: failure } = useQuery(openOrders(slug));
  const live = useLive({ url: useTenantStream(), queryKey: ordersKey(slug) });
  return { orders, readAtMs, failure, ...live };
}
