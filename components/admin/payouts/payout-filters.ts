import { readTenant } from "@/components/admin/orders/order-filters";
import { oneOf } from "@/components/data/one-of";

/** Failed ones first: they are the ones that need somebody. */
export const PAYOUT_VIEWS = ["failed", "owed", "pending", "succeeded", "all"] as const;
export type PayoutView = (typeof PAYOUT_VIEWS)[number];

export const readPayoutFilters = (search: URLSearchParams) => ({
  status: oneOf(PAYOUT_VIEWS, search.get("status")),
  tenant: readTenant(search),
});
