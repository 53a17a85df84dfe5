import type { Dish, OrderService } from "@/components/storefront/frame/storefront";
import { priceLine } from "@/lib/restaurant/pricing/price-line";
import type { PricedOrder } from "@/lib/restaurant/pricing/price-order";
import { type Cart, type CartLine, lineKey } from "./cart";
import { type PricedShop, priceCart } from "./price-cart";

/** Why a line cannot be ordered as it is. */
export type LineProblem = "gone" | "soldOut" | "soldOutOption" | "offHours" | "options" | "tooLarge";

/** A line held against the menu of now. Amounts are minor units. */
export type CheckedLine = CartLine & {
  key: string;
  dish: Dish | null;
  problem: LineProblem | null;
  lineTotalMinor: number;
  /** The unit price that the diner saw, when it is another one now. */
  priceWasMinor: number | null;
  /** From when (ISO 8601) it is served again, where it can be ordered for later only. */
  servedFrom: string | null;
};

/** A cart held against the menu of now. Lines that cannot be ordered are in no amount. */
export type CheckedCart = {
  lines: CheckedLine[];
  /** Before coupon, tip and gift card. */
  price: PricedOrder;
  /** What is missing to the delivery minimum; 0 when nothing is. */
  missingToMinimumMinor: number;
  hasProblems: boolean;
  /** Something in it is not served now, but at a time that can be chosen. */
  isForLater: boolean;
};

function checkLine(line: CartLine, dishes: ReadonlyMap<string, Dish>): CheckedLine {
  const key = lineKey(line);
  const dish = dishes.get(line.productId) ?? null;
  const broken = { ...line, key, dish, lineTotalMinor: 0, priceWasMinor: null, servedFrom: null };
  if (!dish) return { ...broken, problem: "gone" };
  if (dish.soldOut) return { ...broken, name: dish.name, problem: "soldOut" };
  if (dish.offHours && !dish.forLater) return { ...broken, name: dish.name, problem: "offHours" };
  const priced = priceLine({
    product: dish,
    quantity: line.quantity,
    selectedOptions: line.selectedOptions,
  });
  if (!priced.ok) {
    return { ...broken, name: dish.name, problem: priced.reason === "TOO_LARGE" ? "tooLarge" : "options" };
  }
  const { unitPriceMinor, lineTotalMinor, selectedOptions } = priced.line;
  if (selectedOptions.some(({ soldOut }) => soldOut))
    return { ...broken, name: dish.name, problem: "soldOutOption" };
  const priceWasMinor = unitPriceMinor === line.unitPriceMinor ? null : line.unitPriceMinor;
  return {
    ...line,
    name: dish.name,
    key,
    dish,
    problem: null,
    unitPriceMinor,
    lineTotalMinor,
    priceWasMinor,
    servedFrom: dish.opensAt ?? null,
  };
}

type SellableLine = CheckedLine & { dish: Dish };

export function sellable(lines: readonly CheckedLine[]): SellableLine[] {
  return lines.filter((line): line is SellableLine => line.dish !== null && line.problem === null);
}

/** Prices what can be ordered; the line with which it is more than one order can be is marked, and stays out. */
function priceChecked(
  lines: readonly CheckedLine[],
  shop: PricedShop,
  service: OrderService,
): Pick<CheckedCart, "lines" | "price"> {
  const sold = sellable(lines);
  const price = priceCart(sold, shop, service);
  if (price.ok) return { lines: [...lines], price };
  const last = sold[price.lineIndex];
  const marked = lines.map((line) =>
    line === last ? { ...line, problem: "tooLarge" as const, lineTotalMinor: 0, priceWasMinor: null } : line,
  );
  return priceChecked(marked, shop, service);
}

/**
 * Checks a cart against the present menu: nothing is dropped silently; a line that left the menu, sold out or changed
 * its options is marked, and a new price is shown with the old one.
 */
export function checkCart(
  cart: Cart,
  menu: PricedShop & { dishes: ReadonlyMap<string, Dish>; deliveryMinimumMinor: number },
  service: OrderService,
): CheckedCart {
  const { lines, price } = priceChecked(
    cart.lines.map((line) => checkLine(line, menu.dishes)),
    menu,
    service,
  );
  const delivered = service === "delivery" && lines.length > 0;
  return {
    lines,
    price,
    missingToMinimumMinor: delivered ? Math.max(0, menu.deliveryMinimumMinor - price.subtotalMinor) : 0,
    hasProblems: lines.some((line) => line.problem !== null),
    isForLater: lines.some((line) => line.servedFrom !== null),
  };
}
