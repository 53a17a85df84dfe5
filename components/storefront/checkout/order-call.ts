import type { z } from "zod";
import { PublicOrder } from "@/lib/service/orders/order-contract";

export type TrackedOrder = z.output<typeof PublicOrder>;

/** `clockOffsetMs` is how far the server's clock is ahead of this one. */
export type OrderAnswer =
  | { kind: "found"; order: TrackedOrder; clockOffsetMs: number }
  | { kind: "unknown" }
  | { kind: "unreachable" };

const ANSWER_TIMEOUT_MS = 8_000;

/** The address of an order's own endpoint; `part` is what comes below it. */
export function orderAddress(slug: string, orderId: string, part = ""): string {
  return `/api/public/${slug}/orders/${encodeURIComponent(orderId)}${part}`;
}

/** Reads an order as its customer. Never throws; no order for this email and no order at all are the same. */
export async function fetchOrder(slug: string, orderId: string, email: string): Promise<OrderAnswer> {
  try {
    const query = new URLSearchParams({ email });
    const response = await fetch(`${orderAddress(slug, orderId)}?${query}`, {
      cache: "no-store",
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (response.status === 404) return { kind: "unknown" };
    if (!response.ok) return { kind: "unreachable" };
    const serverTime = Date.parse(response.headers.get("date") ?? "");
    const order = PublicOrder.parse(await response.json());
    const clockOffsetMs = Number.isNaN(serverTime) ? 0 : serverTime - Date.now();
    return { kind: "found", order, clockOffsetMs };
  } catch {
    return { kind: "unreachable" };
  }
}

/** Asks to cancel an order. Never throws: "tooLate" when the restaurant was faster or the time is over. */
export async function requestCancel(
  slug: string,
  orderId: string,
  email: string,
): Promise<"canceled" | "tooLate" | "failed"> {
  try {
    const response = await fetch(orderAddress(slug, orderId, "/cancel"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (response.ok) return "canceled";
    return response.status === 409 ? "tooLate" : "failed";
  } catch {
    return "failed";
  }
}
