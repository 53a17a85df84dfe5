import type { Dish, OrderService } from "@/components/storefront/frame/storefront";
import { sumTax, type TaxRate, taxOf } from "@/lib/restaurant/tax/tax";

type PricedLine = { dish: Dish | null; lineTotalMinor: number; problem: string | null };

/** The tax that comes on top of a cart, as the order will have it; 0 where prices contain their tax. */
export function addedTaxMinor(
  cart: { lines: readonly PricedLine[]; deliveryFeeMinor: number },
  {
    service,
    discountMinor,
    deliveryTax,
  }: { service: OrderService; discountMinor: number; deliveryTax: TaxRate | null },
): number {
  const lines = cart.lines.flatMap(({ dish, lineTotalMinor, problem }) =>
    problem === null && dish?.addedTax ? [{ ...dish.addedTax[service], amountMinor: lineTotalMinor }] : [],
  );
  const soldMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return sumTax(
    taxOf({
      mode: "added",
      lines,
      discountMinor: Math.min(discountMinor, soldMinor),
      deliveryFeeMinor: cart.deliveryFeeMinor,
      deliveryRate: deliveryTax,
    }),
  );
}
