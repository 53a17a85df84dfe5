import type { ShopProduct } from "@/lib/restaurant/menu/shop";
import { rateOf } from "@/lib/restaurant/tax/tax";
import type { OrderDetail, OrderItem } from "@/lib/service/orders/order";
import { isServed } from "@/lib/service/orders/placement/order-dish";

/** Why a dish cannot come instead of what was ordered. */
export type ReplacementObstacle = "unavailable" | "options" | "tax" | "age";

/**
 * What keeps a dish from coming instead of a line's; null when nothing does. `at` is when the order is due, null for as
 * soon as possible. Throws RangeError for an unknown zone.
 */
export function replacementObstacle(
  product: ShopProduct,
  item: Pick<OrderItem, "taxBps">,
  { order, at, zone }: { order: Pick<OrderDetail, "type" | "minimumAge">; at: Date | null; zone: string },
): ReplacementObstacle | null {
  if (product.soldOut || !isServed(product, at, zone)) return "unavailable";
  if (product.optionGroups.some(({ required }) => required)) return "options";
  const bps = product.taxClass && rateOf(product.taxClass, order.type).bps;
  if (bps !== item.taxBps) return "tax";
  return (product.minimumAge ?? 0) > (order.minimumAge ?? 0) ? "age" : null;
}
