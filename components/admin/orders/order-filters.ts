import { oneOf } from "@/components/data/one-of";
import { MAX_TENANT_PARAM_LENGTH } from "@/lib/core/ids/param-length";
import { MAX_SEARCH_LENGTH } from "@/lib/core/paging/search-length";
import { parseDate } from "@/lib/core/time/zone";
import { ESCROW_STATUSES } from "@/lib/payments/escrow/escrow-status";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "@/lib/service/orders/order-status";

export const readTenant = (search: URLSearchParams) =>
  search.get("tenant")?.trim().slice(0, MAX_TENANT_PARAM_LENGTH) || null;

export function readOrderFilters(search: URLSearchParams) {
  return {
    tenant: readTenant(search),
    search: search.get("search")?.trim().slice(0, MAX_SEARCH_LENGTH) || null,
    status: oneOf(ORDER_STATUSES, search.get("status")),
    paymentStatus: oneOf(PAYMENT_STATUSES, search.get("paymentStatus")),
    escrowStatus: oneOf(ESCROW_STATUSES, search.get("escrowStatus")),
    from: parseDate(search.get("from") ?? ""),
    to: parseDate(search.get("to") ?? ""),
    unseen: oneOf(["true"], search.get("unseen")),
  };
}
export type OrderFilters = ReturnType<typeof readOrderFilters>;
