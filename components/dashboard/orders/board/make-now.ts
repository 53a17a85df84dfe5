import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { chosenNames } from "@/lib/restaurant/pricing/halves";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";

/** A dish with the same choices, added up over all orders in the kitchen. */
export type DishToMake = {
  key: string;
  productId: string;
  name: string;
  /** Without the prices in them. */
  options: string[];
  quantity: number;
  orderNumbers: string[];
};

/** What the kitchen has to make for the orders that are accepted or being prepared, most of all first. */
export function dishesToMake(orders: readonly BoardOrder[]): DishToMake[] {
  const dishes = new Map<string, DishToMake>();
  for (const order of orders) {
    if (order.status !== "accepted" && order.status !== "preparing") continue;
    for (const {
      productId,
      kitchenName,
      quantity: ordered,
      restockedQuantity,
      selectedOptions,
      halvedGroups = [],
    } of order.items) {
      const quantity = ordered - restockedQuantity;
      if (quantity === 0) continue;
      const options = chosenNames(
        selectedOptions,
        halvedGroups,
        (label) => parseOptionLabel(label, order.currency).name,
      ).sort();
      const key = JSON.stringify([productId, ...options]);
      const dish = dishes.get(key) ?? {
        key,
        productId,
        name: kitchenName,
        options,
        quantity: 0,
        orderNumbers: [],
      };
      dish.quantity += quantity;
      if (!dish.orderNumbers.includes(order.orderNumber)) dish.orderNumbers.push(order.orderNumber);
      dishes.set(key, dish);
    }
  }
  return [...dishes.values()].sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name));
}
