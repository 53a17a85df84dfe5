import type { Dish, OrderService } from "@/components/storefront/frame/storefront";
import { sumTax, type TaxRate, taxOf } from "@/lib/restaurant/tax/tax";

type PricedLine = { dish: Dish | null; lineTotalMinor: number; problem: string | null };

/** The rates of what is no dish; null where it follows what is ordered. */
export type AddedRates = { deliveryTax: TaxRate | null; serviceTax: Record<OrderService, TaxRate> | null };

/** The tax that comes on top of a cart, as the order will have it; 0 where prices contain their tax. */
export function addedTaxMinor(
  cart: { lines: readonly PricedLine[]; deliveryFeeMinor: number; serviceChargeMinor: number },
  {
    service,
    discountMinor,
    deliveryTax,
    serviceTax,
  }: { service: OrderService; discountMinor: number } & AddedRates,
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
      serviceCharge: { amountMinor: cart.serviceChargeMinor, rate: serviceTax?.[service] ?? null },
    }),
  );
}
