import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { getEmailSender } from "./get-email-sender";
import { formatGiftCardCode } from "./gift-card-code";
import type { GiftCardRow } from "./gift-card-issue-store";

/**
 * Emails a card's code to the person it is for, or to the buyer who keeps it. The same `copy` is sent once. False when
 * the card has no address.
 */
export async function emailGiftCard(
  app: App,
  tx: Tx,
  input: { tenantId: TenantId; card: GiftCardRow; code: string; locale: string; copy: string },
): Promise<boolean> {
  const { tenantId, card, code, locale, copy } = input;
  const to = card.recipientEmail ?? card.purchaserEmail;
  if (to === null) return false;
  const sender = await getEmailSender(app, tx, { tenantId });
  await queueEmail(app, tx, {
    tenantId,
    to,
    template: "gift-card",
    locale,
    props: {
      ...sender,
      code: formatGiftCardCode(code),
      amountMinor: card.initialMinor,
      currency: card.currency,
      recipientName: card.recipientName,
      purchaser: card.recipientEmail === null ? null : card.purchaserEmail,
      message: card.message,
      expiresAt: card.expiresAt?.toISOString() ?? null,
    },
    uniqueKey: `gift-card:${card.id}${copy}`,
  });
  return true;
}
