import type { Dish, OrderService, StorefrontView } from "@/components/storefront/frame/storefront";
import type { SelectedOptions } from "@/lib/restaurant/pricing/price-line";
import { type PricedOrder, type PricingFailure, priceOrder } from "@/lib/restaurant/pricing/price-order";

export type PricedShop = Pick<
  StorefrontView,
  "currency" | "deliveryFeeMinor" | "deliveryTax" | "orderServiceBps" | "serviceTax"
>;

/** What a guest adds to a cart at the checkout, in minor units. */
export type CartExtras = { discountMinor?: number; tipMinor?: number; giftCardBalanceMinor?: number };

/** What a cart costs, by the function that prices its order. Of the tax it knows what comes on top of the prices. */
export function priceCart(
  lines: readonly { dish: Dish; quantity: number; selectedOptions: SelectedOptions }[],
  shop: PricedShop,
  service: OrderService,
  { discountMinor = 0, tipMinor = 0, giftCardBalanceMinor = 0 }: CartExtras = {},
): PricedOrder | PricingFailure {
  return priceOrder({
    currency: shop.currency,
    lines: lines.map(({ dish, ...line }) => ({ ...line, product: dish })),
    discount: { type: "fixed", amountMinor: discountMinor },
    deliveryFeeMinor: service === "delivery" && lines.length > 0 ? shop.deliveryFeeMinor : 0,
    serviceBps: shop.orderServiceBps,
    tipMinor,
    tax: {
      mode: "added",
      rates: lines.map(({ dish }) => dish.addedTax?.[service] ?? null),
      deliveryRate: shop.deliveryTax,
      serviceRate: shop.serviceTax?.[service] ?? null,
    },
    giftCardBalanceMinor,
  });
}
