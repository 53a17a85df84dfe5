import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { getEmailSender } from "./get-email-sender";
import type { GiftCardRow } from "./gift-card-issue-store";
import { endingOfGiftCardCode } from "./sealed-gift-card-code";

/**
 * Emails a receipt, once, to who bought a card for somebody else. A buyer who keeps the card has its email; a card made
 * by hand has no buyer.
 */
export async function emailGiftCardReceipt(
  app: App,
  tx: Tx,
  { tenantId, card, locale }: { tenantId: TenantId; card: GiftCardRow; locale: string },
): Promise<void> {
  const { purchaserEmail: to, recipientEmail } = card;
  if (to === null || recipientEmail === null || recipientEmail === to) return;
  await queueEmail(app, tx, {
    tenantId,
    to,
    template: "gift-card-receipt",
    locale,
    props: {
      ...(await getEmailSender(app, tx, { tenantId })),
      amountMinor: card.initialMinor,
      currency: card.currency,
      codeEnding: endingOfGiftCardCode(card),
      boughtAt: card.createdAt.toISOString(),
    },
    uniqueKey: `gift-card-receipt:${card.id}`,
  });
}
