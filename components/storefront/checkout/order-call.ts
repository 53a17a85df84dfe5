import type { z } from "zod";
import type { PublicOrder } from "@/lib/service/orders/order-contract";

export type TrackedOrder = z.output<typeof PublicOrder>;

const ANSWER_TIMEOUT_MS = 8_000;

/** Asks to cancel an order. Never throws: "tooLate" when the restaurant was faster or the time is over. */
export async function requestCancel(
  slug: string,
  orderId: string,
  email: string,
): Promise<"canceled" | "tooLate" | "failed"> {
  try {
    const response = await fetch(`/api/public/${slug}/orders/${encodeURIComponent(orderId)}/cancel`, {
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
