import { toMajor } from "@/lib/core/money/money";
import type { NewEvent } from "@/lib/platform/events/event";

/** A purchase was paid and its card exists. The code is as good as money, so no event carries it. */
export function giftCardPurchasedEvent(input: {
  giftCardId: string;
  pendingId: string;
  amountMinor: number;
  currency: string;
  purchaserEmail: string;
  at: Date;
}): NewEvent {
  const { giftCardId, pendingId, amountMinor, currency, purchaserEmail, at } = input;
  return {
    type: "gift_card.purchased",
    orderId: null,
    data: {
      giftCardId,
      pendingId,
      amount: toMajor(amountMinor, currency),
      currency,
      purchaserEmail,
      purchasedAt: at.toISOString(),
    },
  };
}

/** An order was paid, wholly or in part, with a gift card. */
export function giftCardRedeemedEvent(input: {
  giftCardId: string;
  orderId: string;
  amountMinor: number;
  currency: string;
  at: Date;
}): NewEvent {
  const { giftCardId, orderId, amountMinor, currency, at } = input;
  const amount = toMajor(amountMinor, currency);
  return {
    type: "gift_card.redeemed",
    orderId,
    data: { giftCardId, orderId, amount, currency, redeemedAt: at.toISOString() },
  };
}
