import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { refuseUnknownCard } from "./get-gift-card";
import { type GiftCardWire, giftCardToWire } from "./gift-card-contract";
import { disableCard, type GiftCardKey, lockGiftCard } from "./gift-card-life-store";

/**
 * Makes a card that was lost or stolen worthless for whoever has its code. Its balance stays in the books, and money of
 * an order that ends later still goes back to it. Disabling again answers the same. Throws GIFT_CARD_NOT_FOUND.
 */
export async function disableGiftCard(app: App, key: GiftCardKey): Promise<GiftCardWire> {
  const card = await inTransaction(app.db, async (tx) => {
    await disableCard(tx, key);
    return lockGiftCard(tx, key);
  });
  app.live.announce(key.tenantId);
  return giftCardToWire(card ?? refuseUnknownCard());
}
