type PaidOrder = { total: number; giftCardAmount: number };

/**
 * What an order is paid with, as the key of its words: a gift card alone, a gift card and a method, a method, or nothing
 * where a coupon took everything off.
 */
export function paymentMeans({
  total,
  giftCardAmount,
}: PaidOrder): "giftCard" | "both" | "method" | "nothing" {
  if (giftCardAmount > 0) return total > 0 ? "both" : "giftCard";
  return total > 0 ? "method" : "nothing";
}
