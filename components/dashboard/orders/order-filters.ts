import { parseDate } from "@/lib/core/time/zone";
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from "@/lib/service/orders/order-status";

/** What the order history is narrowed down to. Days are the restaurant's, YYYY-MM-DD, both included. */
export type OrderFilters = {
  status: OrderStatus | null;
  paymentStatus: PaymentStatus | null;
  from: string | null;
  to: string | null;
  /** A number, or part of a name, email or phone number. */
  search: string | null;
};

const MAX_SEARCH_LENGTH = 100;

/** The filters of an address. What is unknown or no date counts as not there, so that an old link still works. */
export function readOrderFilters(search: URLSearchParams): OrderFilters {
  const day = (name: string) => parseDate(search.get(name) ?? "");
  return {
    status: ORDER_STATUSES.find((status) => status === search.get("status")) ?? null,
    paymentStatus: PAYMENT_STATUSES.find((status) => status === search.get("paymentStatus")) ?? null,
    from: day("from"),
    to: day("to"),
    search: search.get("search")?.trim().slice(0, MAX_SEARCH_LENGTH) || null,
  };
}

/** The filters as a query string of the page or the API, without unset ones. */
export function writeOrderFilters(filters: OrderFilters): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== null) search.set(name, value);
  return search;
}
