import { createApi, resultOf } from "@/components/data/api";
import type { components } from "@/components/data/generated/api-schema";
import type { OrderAttempt } from "./order-attempt";
import type { OrderRequest } from "./order-form";
import { type OrderRefusal, readRefusal } from "./order-refusal";

/** An order is worth a longer wait than a question. */
const orderApi = createApi({ patienceMs: 20_000 });
const menuApi = createApi({ patienceMs: 4_000 });

/** What became of an attempt. After "unanswered" the same attempt has to be repeated. */
export type PlaceOrderOutcome =
  | { kind: "placed"; order: components["schemas"]["PlacedOrder"] }
  | { kind: "refused"; refusal: OrderRefusal }
  | { kind: "offline" }
  | { kind: "unanswered" };

/** Sends an order. Never throws: a lost connection, a silent server and a refusal are outcomes. */
export async function sendOrder(slug: string, attempt: OrderAttempt): Promise<PlaceOrderOutcome> {
  const params = { path: { tenantId: slug }, header: { "Idempotency-Key": attempt.key } };
  const body: OrderRequest = JSON.parse(attempt.body);
  const result = await resultOf(orderApi.POST("/api/public/{tenantId}/orders", { params, body }));
  if (result.ok) return { kind: "placed", order: result.data };
  if (result.status === 0) return { kind: navigator.onLine ? "unanswered" : "offline" };
  // A refusal without a code of ours comes from something in between: the order may have been placed.
  const isOurs = result.code !== "INTERNAL";
  if (!isOurs || (result.status >= 500 && result.code !== "PROCESSOR_UNAVAILABLE"))
    return { kind: "unanswered" };
  return { kind: "refused", refusal: readRefusal(result) };
}

/** The present public menu; null if it cannot be loaded, and then the order itself reports the problem. */
export async function fetchMenu(slug: string): Promise<components["schemas"]["PublicMenu"] | null> {
  const params = { path: { tenantId: slug } };
  const result = await resultOf(menuApi.GET("/api/public/{tenantId}/menu", { params }));
  return result.ok ? result.data : null;
}
