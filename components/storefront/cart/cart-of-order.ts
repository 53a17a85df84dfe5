import type { components } from "@/components/data/generated/api-schema";
import { toMinor } from "@/lib/core/money/money";
import { addLine, type Cart, EMPTY_CART } from "./cart";

type Ordered = Pick<components["schemas"]["HistoryOrder"], "items" | "type" | "currency">;

/** The dishes of an order once more, at the prices of then: the cart shows what has another price or is gone. */
export function cartOfOrder({ items, type, currency }: Ordered): Cart {
  const lines = items.map(({ productId, productName, quantity, price, selectedOptions }) => ({
    productId,
    name: productName,
    quantity,
    selectedOptions,
    unitPriceMinor: toMinor(price, currency),
  }));
  return lines.reduce(addLine, { ...EMPTY_CART, service: type });
}
