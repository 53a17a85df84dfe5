import { api, dataOf, resultOf } from "@/components/data/api";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";

/** An order as its customer sees it. `clockOffsetMs` is how far the server's clock is ahead of this one. */
export interface ReadOrder {
  order: TrackedOrder;
  clockOffsetMs: number;
}

/** The secret with which an order that was placed elsewhere is paid; null where it cannot be paid. */
export async function readPaymentSecret(tenantId: string, orderId: string, email: string) {
  const params = { path: { tenantId, orderId }, query: { email } };
  const result = await resultOf(api.GET("/api/public/{tenantId}/orders/{orderId}/payment", { params }));
  return result.ok ? result.data.clientSecret : null;
}

/**
 * Reads an order.
 *
 * @throws ApiFailure when the server refused or no whole answer came
 */
export async function readOrder(tenantId: string, orderId: string, email: string): Promise<ReadOrder> {
  const call = api.GET("/api/public/{tenantId}/orders/{orderId}", {
    params: { path: { tenantId, orderId }, query: { email } },
  });
  const order = await dataOf(call);
  const serverMs = Date.parse((await call).response.headers.get("date") ?? "");
  return { order, clockOffsetMs: Number.isNaN(serverMs) ? 0 : serverMs - Date.now() };
}
