import type { BoardOrder } from "./board-order";

/** Where an order is brought, street and number first; null for what is picked up. */
export function orderAddress(
  order: Pick<BoardOrder, "type" | "deliveryAddress" | "postcode">,
): { street: string; rest: string } | null {
  if (order.type !== "delivery" || !order.deliveryAddress) return null;
  return { street: order.deliveryAddress, rest: order.postcode ?? "" };
}
