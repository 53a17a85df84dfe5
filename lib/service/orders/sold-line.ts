import type { SoldLine } from "@/lib/restaurant/inventory/option-use";
import type { OrderItem } from "./order";

/** A line of an order, as far as it decides what the kitchen uses. */
export function soldLine({
  productId,
  quantity,
  selectedOptions,
  shown,
}: Pick<OrderItem, "productId" | "quantity" | "selectedOptions" | "shown">): SoldLine {
  return { productId, quantity, selectedOptions, halvedGroups: shown?.halvedGroups ?? [] };
}
