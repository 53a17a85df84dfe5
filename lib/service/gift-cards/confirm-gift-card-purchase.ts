import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { giftCardIssued } from "@/lib/payments/ledger/movement";
import { purchaseSubject } from "@/lib/payments/subject/subject";
import type { TakeAtTillBody } from "@/lib/payments/till/till-payment-contract";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import { emailGiftCard } from "./email-gift-card";
import { emailGiftCardReceipt } from "./email-gift-card-receipt";
import { newGiftCardCode } from "./gift-card-code";
import { giftCardPurchasedEvent } from "./gift-card-event";
import { type GiftCardRow, insertGiftCard } from "./gift-card-issue-store";
import { lockPurchase, markPurchaseConfirmed } from "./gift-card-purchase-store";
import { recordCardSale } from "./record-card-sale";
import { sealGiftCardCode } from "./sealed-gift-card-code";

/**
 * A purchase is paid: makes its card, books it, emails the code and, for a present, a receipt, and records the event, in the caller's transaction.
 * However often and from wherever it is called, there is one card and one email. A purchase that was given up is
 * honoured as well: its money has arrived. Null for an unknown purchase.
 */
export async function confirmGiftCardPurchase(
  app: App,
  tx: Tx,
  input: {
    tenantId: TenantId;
    pendingId: string;
    paidThrough: "processor" | "restaurant";
    /** How the restaurant took the money itself, and who. */
    by?: { payment: TakeAtTillBody | null; actorId: string };
  },
): Promise<GiftCardRow | null> {
  const { tenantId, pendingId, paidThrough } = input;
  const purchase = await lockPurchase(tx, { tenantId, pendingId });
  if (!purchase || purchase.card) return purchase?.card ?? null;
  const now = app.clock.now();
  const { amountMinor, currency, purchaserEmail, locale } = purchase;
  const [id, code] = [newId("gft"), newGiftCardCode()];
  const card = await insertGiftCard(tx, {
    tenantId,
    id,
    sealedCode: sealGiftCardCode(app.env.GIFT_CARD_SECRET, { tenantId, id, code }),
    currency,
    amountMinor,
    expiresAt: null,
    purchase,
    now,
  });
  await markPurchaseConfirmed(tx, { tenantId, pendingId, now });
  const subject = paidThrough === "processor" ? purchaseSubject(pendingId) : null;
  const money = { giftCardId: card.id, amountMinor, currency, subject };
  await postMovement(tx, { tenantId, movement: giftCardIssued(money), now });
  if (input.by) await recordCardSale(tx, { tenantId, card, ...input.by, now });
  await emailGiftCard(app, tx, { tenantId, card, code, locale, copy: "" });
  await emailGiftCardReceipt(app, tx, { tenantId, card, locale });
  const event = { giftCardId: card.id, pendingId, amountMinor, currency, purchaserEmail, at: now };
  await appendEvents(tx, { tenantId, events: [giftCardPurchasedEvent(event)], now });
  return card;
}
