import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import { formatGiftCardCode } from "./gift-card-code";
import type { GiftCardRow } from "./gift-card-issue-store";

/**
 * Emails a card's code to the person it is for, or to the buyer who keeps it. The same `copy` is sent once. False when
 * the card has no address.
 */
export async function emailGiftCard(
  app: App,
  tx: Tx,
  input: { tenantId: TenantId; card: GiftCardRow; locale: string; copy: string },
): Promise<boolean> {
  const { tenantId, card, locale, copy } = input;
  const to = card.recipientEmail ?? card.purchaserEmail;
  if (to === null) return false;
  const tenant = await getTenantRow(tx, { tenantId });
  const { name, phone, accent } = tenant;
  const place = [tenant.postcode, tenant.city].filter(Boolean).join(" ");
  await queueEmail(app, tx, {
    tenantId,
    to,
    template: "gift-card",
    locale,
    props: {
      restaurant: { name, phone, accent, address: `${tenant.address}, ${place}` },
      code: formatGiftCardCode(card.code),
      amountMinor: card.initialMinor,
      currency: card.currency,
      recipientName: card.recipientName,
      purchaser: card.recipientEmail === null ? null : card.purchaserEmail,
      message: card.message,
      expiresAt: card.expiresAt?.toISOString() ?? null,
      timeZone: tenant.timeZone,
      storefrontUrl: `${app.env.publicUrl}/s/${tenant.slug}`,
    },
    uniqueKey: `gift-card:${card.id}${copy}`,
  });
  return true;
}
