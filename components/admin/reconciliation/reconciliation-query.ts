import { queryOptions } from "@tanstack/react-query";
import { moneyKey } from "@/components/admin/orders/order-queries";
import { api, dataOf } from "@/components/data/api";

/** The latest checks of the books and comparisons with the processor. */
export const reportsQuery = queryOptions({
  queryKey: [...moneyKey, "reconciliation"],
  queryFn: () => dataOf(api.GET("/api/admin/reconciliation")),
});
