import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { streetOf, townLine } from "@/lib/core/contact/postal-address";

/** Where an order is brought, with street and number apart from postcode and city; null for what is picked up. */
export function orderAddress(
  order: Pick<BoardOrder, "type" | "deliveryAddress" | "postcode" | "city">,
  country: string,
): { street: string; town: string } | null {
  if (order.type !== "delivery" || !order.deliveryAddress) return null;
  return { street: streetOf(order.deliveryAddress, order.city), town: townLine(order, country) };
}
