import { readTenant } from "@/components/admin/orders/order-filters";
import { oneOf } from "@/components/data/one-of";

export const ESCROW_VIEWS = ["flagged", "releasing", "held", "released", "disputes"] as const;
export type EscrowView = (typeof ESCROW_VIEWS)[number];

/** Which part of escrow is shown; what waits for somebody, unless the address says otherwise. */
export const readEscrowFilters = (search: URLSearchParams) => ({
  view: oneOf(ESCROW_VIEWS, search.get("view")),
  tenant: readTenant(search),
});
