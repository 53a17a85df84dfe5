import { MAX_SEARCH_LENGTH } from "@/lib/core/paging/search-length";
import { parseDate } from "@/lib/core/time/zone";
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
  type RefundExtent,
} from "@/lib/service/orders/order-status";

/** Under "Refunded" are also orders of which a part went back, which are still paid. */
export const PAYMENT_FILTERS = [...PAYMENT_STATUSES, "partRefunded"] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

const PAYMENT_QUERIES: Record<PaymentFilter, Pick<OrderListFilter, "paymentStatus" | "refunds">> = {
  pending: { paymentStatus: "pending" },
  paid: { paymentStatus: "paid" },
  failed: { paymentStatus: "failed" },
  refunded: { refunds: "any" },
  partRefunded: { refunds: "part" },
};

/** What the order history is narrowed down to. Days are the restaurant's, YYYY-MM-DD, both included. */
export type OrderFilters = {
  status: OrderStatus | null;
  paymentStatus: PaymentFilter | null;
  from: string | null;
  to: string | null;
  /** A number, or part of a name, email or phone number. */
  search: string | null;
};

/** The filters of an address. What is unknown or no date counts as not there, so that an old link still works. */
export function readOrderFilters(search: URLSearchParams): OrderFilters {
  const day = (name: string) => parseDate(search.get(name) ?? "");
  return {
    status: ORDER_STATUSES.find((status) => status === search.get("status")) ?? null,
    paymentStatus: PAYMENT_FILTERS.find((status) => status === search.get("paymentStatus")) ?? null,
    from: day("from"),
    to: day("to"),
    search: search.get("search")?.trim().slice(0, MAX_SEARCH_LENGTH) || null,
  };
}

/** The filters as the query string of the page, without unset ones. */
export function writeOrderFilters(filters: OrderFilters): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== null) search.set(name, value);
  return search;
}

/** What the API is asked for. */
export type OrderListFilter = {
  status?: OrderStatus;
  paymentStatus?: PaymentStatus;
  refunds?: RefundExtent;
  from?: string;
  to?: string;
  search?: string;
};

/** The filters as the API takes them, without unset ones. */
export function orderListFilter({ status, paymentStatus, from, to, search }: OrderFilters): OrderListFilter {
  return {
    ...(status && { status }),
    ...(paymentStatus && PAYMENT_QUERIES[paymentStatus]),
    ...(from && { from }),
    ...(to && { to }),
    ...(search && { search }),
  };
}
