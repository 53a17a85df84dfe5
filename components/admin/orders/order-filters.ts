import { oneOf } from "@/components/data/use-address-filters";
import { parseDate } from "@/lib/core/time/zone";
import { ESCROW_STATUSES } from "@/lib/payments/escrow/escrow-status";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "@/lib/service/orders/order-status";

const MAX_SEARCH_LENGTH = 100;
const MAX_SLUG_LENGTH = 63;

/** The restaurant that an address narrows a list down to, by its short name. */
export const readTenant = (search: URLSearchParams) =>
  search.get("tenant")?.trim().slice(0, MAX_SLUG_LENGTH) || null;

/** What the list of all orders is narrowed down to. Days are each restaurant's own, both included. */
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
