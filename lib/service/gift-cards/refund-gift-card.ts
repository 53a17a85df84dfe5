import { fail, isAppError } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { findMovement, postMovement } from "@/lib/payments/ledger/ledger-store";
import { giftCardTakenBack } from "@/lib/payments/ledger/movement";
import type { Tx } from "@/lib/platform/db/db";
import type { GiftCardRefund } from "@/lib/platform/db/generated/client";
import { inTransaction } from "@/lib/platform/db/transaction";
import { refuseUnknownCard } from "./get-gift-card";
import type { GiftCardRefundWire } from "./gift-card-contract";
import { type GiftCardKey, lockGiftCard } from "./gift-card-life-store";
import { findPurchaseIntent } from "./gift-card-purchase-store";
import {
  findGiftCardRefund,
  findRefundOfCard,
  insertGiftCardRefund,
  takeUnusedCard,
} from "./gift-card-refund-store";
import { sendGiftCardRefund } from "./send-gift-card-refund";

/**
 * Gives the money of an unused card back to who bought it; the card is worthless from the same moment on. What was paid
 * online goes back through the processor, which confirms later; what the restaurant took it gives back itself. Asking
 * again answers the same refund. Throws GIFT_CARD_NOT_FOUND and GIFT_CARD_NOT_REFUNDABLE.
 */
export async function refundGiftCard(
  app: App,
  input: GiftCardKey & { reason: string; createdBy: string },
): Promise<GiftCardRefundWire> {
  const { tenantId } = input;
  const refund = await inTransaction(app.db, (tx) => recordRefund(app, tx, input));
  if (refund.status === "pending") {
    await sendGiftCardRefund(app, { tenantId, refundId: refund.id }).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
      app.log.warn({ err: error, refundId: refund.id }, "the processor did not answer; it is asked again");
    });
  }
  app.live.announce(tenantId);
  const {
    id: refundId,
    giftCardId,
    amountMinor,
    currency,
    intentId,
    status,
  } = (await findGiftCardRefund(app.db.prisma, { tenantId, refundId: refund.id })) ?? refund;
  const paidThrough = intentId === null ? "restaurant" : "processor";
  return { refundId, giftCardId, amount: toMajor(amountMinor, currency), status, paidThrough };
}

async function recordRefund(
  app: App,
  tx: Tx,
  { tenantId, giftCardId, reason, createdBy }: GiftCardKey & { reason: string; createdBy: string },
): Promise<GiftCardRefund> {
  const key = { tenantId, giftCardId };
  const now = app.clock.now();
  const card = (await lockGiftCard(tx, key)) ?? refuseUnknownCard();
  const known = await findRefundOfCard(tx, key);
  if (known) return known;
  if (!(await takeUnusedCard(tx, { ...key, now })))
    fail("GIFT_CARD_NOT_REFUNDABLE", "Only a valid card that nobody has used can be refunded.");
  const { currency, initialMinor: amountMinor, purchaseId } = card;
  const sale = await findMovement(tx, { tenantId, uniqueKey: `gift-card-issue:${giftCardId}` });
  const online = sale?.entries.some(({ account }) => account === "processor") ?? false;
  const intentId = online && purchaseId ? await findPurchaseIntent(tx, { tenantId, purchaseId }) : null;
  const refundId = newId("gfr");
  const through = intentId === null ? "restaurant" : "processor";
  const movement = giftCardTakenBack({ refundId, amountMinor, currency, through });
  await postMovement(tx, { tenantId, movement, now });
  if (intentId !== null) await app.jobs.add(tx, "send-gift-card-refund", { tenantId, refundId });
  return insertGiftCardRefund(tx, {
    tenantId,
    id: refundId,
    giftCardId,
    amountMinor,
    currency,
    intentId,
    reason,
    status: intentId === null ? "succeeded" : "pending",
    createdBy,
    createdAt: now,
    settledAt: intentId === null ? now : null,
  });
}
