import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { type GiftCardWire, giftCardToWire } from "./gift-card-contract";
import { findGiftCard, type GiftCardKey } from "./gift-card-life-store";

/** One card of a restaurant with its movements. Throws GIFT_CARD_NOT_FOUND, alike for unknown and foreign cards. */
export async function getGiftCard(app: App, key: GiftCardKey): Promise<GiftCardWire> {
  return giftCardToWire((await findGiftCard(app.db.prisma, key)) ?? refuseUnknownCard());
}

/** Ends a request about a card that the restaurant does not have. */
export function refuseUnknownCard(): never {
  return fail("GIFT_CARD_NOT_FOUND", "There is no such gift card at this restaurant.");
}
