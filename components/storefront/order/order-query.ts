import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";
import { LIVE_QUERY } from "@/components/data/query-client";

export const trackedOrderKey = (tenantId: string, orderId: string) =>
  ["tenant", tenantId, "tracked-order", orderId] as const;

/** An order as its customer sees it. `clockOffsetMs` is how far the server's clock is ahead of this one. */
export const trackedOrder = (tenantId: string, orderId: string, email: string) =>
  queryOptions({
    queryKey: [...trackedOrderKey(tenantId, orderId), email],
    queryFn: async () => {
      const call = api.GET("/api/public/{tenantId}/orders/{orderId}", {
        params: { path: { tenantId, orderId }, query: { email } },
      });
      const order = await dataOf(call);
      const serverMs = Date.parse((await call).response.headers.get("date") ?? "");
      return { order, clockOffsetMs: Number.isNaN(serverMs) ? 0 : serverMs - Date.now() };
    },
    ...LIVE_QUERY,
  });
