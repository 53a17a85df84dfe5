import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { takeOutsideEmail } from "@/lib/restaurant/tenancy/take-outside-email";
import { emailGiftCard } from "./email-gift-card";
import { refuseUnknownCard } from "./get-gift-card";
import { getGiftCardCode } from "./get-gift-card-code";
import { findGiftCard, type GiftCardKey, lockGiftCard } from "./gift-card-life-store";
import { findPurchaseLocale } from "./gift-card-purchase-store";

/** Nobody needs the same email more often. */
const MINUTE_MS = 60_000;

/**
 * Sends the email with a card's code again, at most once a minute. Throws GIFT_CARD_NOT_FOUND, RATE_LIMITED,
 * GIFT_CARD_CODE_LOST, and GIFT_CARD_NOT_SENDABLE for a disabled card and for one without an address.
 */
export async function resendGiftCard(app: App, key: GiftCardKey): Promise<void> {
  const { tenantId } = key;
  const known = (await findGiftCard(app.db.prisma, key)) ?? refuseUnknownCard();
  const mailbox = known.recipientEmail ?? known.purchaserEmail;
  if (known.active && mailbox) await takeOutsideEmail(app, { tenantId, kind: "guestEmails", mailbox });
  const minute = Math.floor(app.clock.now().getTime() / MINUTE_MS);
  await inTransaction(app.db, async (tx) => {
    const card = (await lockGiftCard(tx, key)) ?? refuseUnknownCard();
    if (!card.active) fail("GIFT_CARD_NOT_SENDABLE", "The card is disabled, so its code cannot be used.");
    const locale = await findPurchaseLocale(tx, { tenantId, purchaseId: card.purchaseId });
    const code = getGiftCardCode(app, { tenantId, card });
    if (await emailGiftCard(app, tx, { tenantId, card, code, locale, copy: `:${minute}` })) return;
    fail("GIFT_CARD_NOT_SENDABLE", "The card was issued without an email address.");
  });
}
