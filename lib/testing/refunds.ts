import type { Api, CallResult } from "./call";
import type { SeededShop } from "./seed-shop";

export type RefundOptions = { as?: { cookie: string }; headers?: Record<string, string> };

/** Refunds an order as the restaurant's owner, unless told otherwise. */
export function refundOrderOf(
  api: Api,
  shop: SeededShop,
  orderId: string,
  body: Record<string, unknown>,
  options: RefundOptions = {},
): Promise<CallResult> {
  return api("POST", `/api/tenant/${shop.slug}/orders/${orderId}/refunds`, {
    as: shop.owner,
    body: { reason: "Cold pizza", ...body },
    ...options,
  });
}

/** What a refund would do. */
export function previewRefundOf(
  api: Api,
  shop: SeededShop,
  orderId: string,
  body: Record<string, unknown>,
  options: RefundOptions = {},
): Promise<CallResult> {
  const path = `/api/tenant/${shop.slug}/orders/${orderId}/refunds/preview`;
  return api("POST", path, { as: shop.owner, body, ...options });
}

/** Units of lines, by their places. */
export function linesOf(...lines: [place: number, quantity: number][]) {
  const lineItems = lines.map(([place, quantity]) => ({ lineItemId: String(place), quantity }));
  return { scope: "lines", lineItems };
}
