import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/components/data/api";

/** How far the account is that the restaurant's money goes to; asked anew by every page, because it changes elsewhere. */
export const payoutAccountQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "payout-account"],
    queryFn: () =>
      dataOf(api.GET("/api/tenant/{tenantId}/payout-account", { params: { path: { tenantId } } })),
    gcTime: 0,
  });
