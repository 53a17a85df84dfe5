import { MAX_AMOUNT_MINOR } from "@/lib/core/money/money";
import { type CartLine, type PricedLine, priceLine } from "@/lib/restaurant/pricing/price-line";
import { type Discount, discountMinor as discountOf } from "./discount";

/** A cart with everything that affects its price. All amounts are minor units of the currency, none negative. */
export type Cart = {
  currency: string;
  lines: readonly CartLine[];
  /** The discount of a coupon that holds for this cart, or null. */
  discount: Discount | null;
  deliveryFeeMinor: number;
  giftCardBalanceMinor: number;
};

export type PricedOrder = {
  ok: true;
  currency: string;
  lines: PricedLine[];
  subtotalMinor: number;
  discountMinor: number;
  deliveryFeeMinor: number;
  /** What the gift card pays. */
  giftCardMinor: number;
  /** What is left to pay. */
  totalMinor: number;
};

export type PricingFailure = { ok: false; code: "INVALID_ITEM"; lineIndex: number; message: string };

/**
 * Prices a cart from the menu: lines, less the coupon, plus the delivery fee, less the gift card. Halves of
 * a percentage round up, the coupon never exceeds the lines and does not touch the fee, and no amount is
 * negative. Fails with INVALID_ITEM at the first line that the menu does not allow.
 */
export function priceOrder(cart: Cart): PricedOrder | PricingFailure {
  const lines: PricedLine[] = [];
  let subtotalMinor = 0;
  for (const [lineIndex, cartLine] of cart.lines.entries()) {
    const priced = priceLine(cartLine);
    if (!priced.ok) return { ok: false, code: "INVALID_ITEM", lineIndex, message: priced.message };
    subtotalMinor += priced.line.lineTotalMinor;
    if (subtotalMinor + cart.deliveryFeeMinor > MAX_AMOUNT_MINOR) {
      const message = "The order is larger than one order can be; split it into several.";
      return { ok: false, code: "INVALID_ITEM", lineIndex, message };
    }
    lines.push(priced.line);
  }

  const discountMinor = cart.discount ? discountOf(cart.discount, subtotalMinor) : 0;
  const dueMinor = subtotalMinor - discountMinor + cart.deliveryFeeMinor;
  const giftCardMinor = Math.min(cart.giftCardBalanceMinor, dueMinor);
  return {
    ok: true,
    currency: cart.currency,
    lines,
    subtotalMinor,
    discountMinor,
    deliveryFeeMinor: cart.deliveryFeeMinor,
    giftCardMinor,
    totalMinor: dueMinor - giftCardMinor,
  };
}
