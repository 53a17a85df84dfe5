import { type CheckedCart, sellable } from "@/components/storefront/cart/check-cart";
import { type PricedShop, priceCart } from "@/components/storefront/cart/price-cart";
import type { OrderService, StorefrontView } from "@/components/storefront/frame/storefront";
import { type TipChoice, tipMinorOf } from "@/components/storefront/tip/tip-choice";
import type { PricedOrder } from "@/lib/restaurant/pricing/price-order";

export interface CheckoutPrice {
  price: PricedOrder;
  /** What percents of a tip are of, in minor units. */
  servedMinor: number;
  /** The most that a tip can be. */
  beforeTipMinor: number;
  /** Null while the amount that was typed cannot be given. */
  tipMinor: number | null;
}

/** What an order costs with what was chosen at the checkout. Amounts are minor units. */
export function checkoutPrice(
  checked: CheckedCart,
  shop: PricedShop & Pick<StorefrontView, "tips">,
  choices: {
    service: OrderService;
    discountMinor: number;
    tip: TipChoice | null;
    giftCardBalanceMinor: number;
  },
): CheckoutPrice {
  const { service, discountMinor, tip, giftCardBalanceMinor } = choices;
  const lines = sellable(checked.lines);
  const bare = priceCart(lines, shop, service, { discountMinor });
  const { subtotalMinor, totalMinor: beforeTipMinor, discountMinor: taken } = bare.ok ? bare : checked.price;
  const servedMinor = subtotalMinor - taken;
  const { currency, tips } = shop;
  const tipMinor = tips.orders ? tipMinorOf(tip, { servedMinor, priceMinor: beforeTipMinor, currency }) : 0;
  const price = priceCart(lines, shop, service, {
    discountMinor,
    tipMinor: tipMinor ?? 0,
    giftCardBalanceMinor,
  });
  return price.ok
    ? { price, servedMinor, beforeTipMinor, tipMinor }
    : { price: bare.ok ? bare : checked.price, servedMinor, beforeTipMinor, tipMinor: null };
}
