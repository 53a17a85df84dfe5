import type { Dish, OrderService } from "@/components/storefront/frame/storefront";
import { percentOf } from "@/lib/core/money/money";
import { priceLine } from "@/lib/restaurant/pricing/price-line";
import { type AddedRates, addedTaxMinor } from "./added-tax";
import { type Cart, type CartLine, lineKey } from "./cart";

/** Why a line cannot be ordered as it is. */
export type LineProblem = "gone" | "soldOut" | "soldOutOption" | "offHours" | "options";

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

/** The cart's total before coupon and gift card, without lines that cannot be ordered. */
export type CheckedCart = {
  lines: CheckedLine[];
  subtotalMinor: number;
  deliveryFeeMinor: number;
  serviceChargeMinor: number;
  /** Tax on top of the prices. */
  taxAddedMinor: number;
  totalMinor: number;
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
  if (!priced.ok) return { ...broken, name: dish.name, problem: "options" };
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

/**
 * Checks a cart against the present menu: nothing is dropped silently; a line that left the menu, sold out or changed
 * its options is marked, and a new price is shown with the old one.
 */
export function checkCart(
  cart: Cart,
  menu: {
    dishes: ReadonlyMap<string, Dish>;
    deliveryFeeMinor: number;
    deliveryMinimumMinor: number;
    orderServiceBps: number;
  } & AddedRates,
  service: OrderService,
): CheckedCart {
  const lines = cart.lines.map((line) => checkLine(line, menu.dishes));
  const subtotalMinor = lines.reduce((sum, line) => sum + line.lineTotalMinor, 0);
  const delivered = service === "delivery" && lines.length > 0;
  const deliveryFeeMinor = delivered ? menu.deliveryFeeMinor : 0;
  const { deliveryTax, serviceTax } = menu;
  const serviceChargeMinor = percentOf(subtotalMinor, menu.orderServiceBps / 100);
  const taxAddedMinor = addedTaxMinor(
    { lines, deliveryFeeMinor, serviceChargeMinor },
    { service, discountMinor: 0, deliveryTax, serviceTax },
  );
  return {
    lines,
    subtotalMinor,
    deliveryFeeMinor,
    serviceChargeMinor,
    taxAddedMinor,
    totalMinor: subtotalMinor + deliveryFeeMinor + serviceChargeMinor + taxAddedMinor,
    missingToMinimumMinor: delivered ? Math.max(0, menu.deliveryMinimumMinor - subtotalMinor) : 0,
    hasProblems: lines.some((line) => line.problem !== null),
    isForLater: lines.some((line) => line.servedFrom !== null),
  };
}
