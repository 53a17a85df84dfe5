import type { z } from "zod";
import { PublicMenu } from "@/lib/restaurant/menu/menu-contract";
import { PlacedOrder } from "@/lib/service/orders/order-contract";
import type { OrderAttempt } from "./order-attempt";
import { type OrderRefusal, readRefusal } from "./order-refusal";

/** How long to wait for a response before the diner is told that there was none. */
const ANSWER_TIMEOUT_MS = 20_000;
const MENU_TIMEOUT_MS = 4_000;

/** What became of an attempt. After "unanswered" the same attempt has to be repeated. */
export type PlaceOrderOutcome =
  | { kind: "placed"; order: z.output<typeof PlacedOrder> }
  | { kind: "refused"; refusal: OrderRefusal }
  | { kind: "offline" }
  | { kind: "unanswered" };

/** Sends an order. Never throws: a lost connection, a silent server and a refusal are outcomes. */
export async function sendOrder(slug: string, attempt: OrderAttempt): Promise<PlaceOrderOutcome> {
  try {
    const response = await fetch(`/api/public/${slug}/orders`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": attempt.key },
      body: attempt.body,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    if (response.ok) return { kind: "placed", order: PlacedOrder.parse(body) };
    const refusal = readRefusal(body);
    if (response.status >= 500 && refusal.code !== "PROCESSOR_UNAVAILABLE") return { kind: "unanswered" };
    return { kind: "refused", refusal };
  } catch {
    return { kind: navigator.onLine ? "unanswered" : "offline" };
  }
}

/** The present public menu; null if it cannot be loaded, and then the order itself reports the problem. */
export async function fetchMenu(slug: string): Promise<z.output<typeof PublicMenu> | null> {
  try {
    const response = await fetch(`/api/public/${slug}/menu`, {
      signal: AbortSignal.timeout(MENU_TIMEOUT_MS),
    });
    return response.ok ? PublicMenu.parse(await response.json()) : null;
  } catch {
    return null;
  }
}
