import type { App } from "@/lib/app/app";
import type { Tx } from "@/lib/db/db";
import { appendEvents } from "@/lib/events/event-store";
import { postMovement } from "@/lib/ledger/ledger-store";
import { giftCardIssued } from "@/lib/ledger/movement";
import { queueEmail } from "@/lib/mail/queue-email";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { getTenantRow } from "@/lib/tenancy/tenant-store";
import { formatGiftCardCode, newGiftCardCode } from "./gift-card-code";
import { giftCardPurchasedEvent } from "./gift-card-event";
import { type GiftCardRow, insertGiftCard } from "./gift-card-issue-store";
import { lockPurchase, markPurchaseConfirmed } from "./gift-card-purchase-store";

/**
 * A purchase is paid: makes its card, books it, emails the code and records the event, in the caller's transaction.
 * However often and from wherever it is called, there is one card and one email. Null for an unknown purchase.
 */
export async function confirmGiftCardPurchase(
  app: App,
  tx: Tx,
  input: { tenantId: TenantId; pendingId: string; paidThrough: "processor" | "restaurant" },
): Promise<GiftCardRow | null> {
  const { tenantId, pendingId, paidThrough } = input;
  const purchase = await lockPurchase(tx, { tenantId, pendingId });
  if (!purchase || purchase.card) return purchase?.card ?? null;
  const now = app.clock.now();
  const { amountMinor, currency, purchaserEmail } = purchase;
  const card = await insertGiftCard(tx, {
    tenantId,
    code: newGiftCardCode(),
    currency,
    amountMinor,
    expiresAt: null,
    purchase,
    now,
  });
  await markPurchaseConfirmed(tx, { tenantId, pendingId, now });
  const money = { giftCardId: card.id, amountMinor, currency, paidThrough };
  await postMovement(tx, { tenantId, movement: giftCardIssued(money), now });
  await emailCard(app, tx, { tenantId, card, locale: purchase.locale });
  const event = { giftCardId: card.id, pendingId, amountMinor, currency, purchaserEmail, at: now };
  await appendEvents(tx, { tenantId, events: [giftCardPurchasedEvent(event)], now });
  return card;
}

/** The card goes to the person it is for, or to the buyer who keeps it. */
async function emailCard(
  app: App,
  tx: Tx,
  { tenantId, card, locale }: { tenantId: TenantId; card: GiftCardRow; locale: string },
): Promise<void> {
  const tenant = await getTenantRow(tx, { tenantId });
  const { name, phone, accent } = tenant;
  const place = [tenant.postcode, tenant.city].filter(Boolean).join(" ");
  const to = card.recipientEmail ?? card.purchaserEmail;
  if (to === null) return;
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
    uniqueKey: `gift-card:${card.id}`,
  });
}
