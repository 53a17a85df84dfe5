import { queryOptions } from "@tanstack/react-query";
import { moneyKey } from "@/components/admin/orders/order-queries";
import { api, dataOf } from "@/components/data/api";

export const balanceKey = [...moneyKey, "balance"] as const;

/** The platform's own money at the payment processor; read again each minute, when jobs may have found more. */
export const platformBalance = queryOptions({
  queryKey: balanceKey,
  queryFn: () => dataOf(api.GET("/api/admin/balance")),
  refetchInterval: 60_000,
});
