import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { giftCardTakenBack } from "@/lib/payments/ledger/movement";
import { requireFreshForRefund } from "@/lib/payments/payments/large-refund";
import { lateRefundReason } from "@/lib/payments/payments/late-refund";
import { payOwed } from "@/lib/payments/payments/pay-owed";
import { findPayment } from "@/lib/payments/payments/payment-store";
import { recordRefund } from "@/lib/payments/payments/record-refund";
import { recordReturned } from "@/lib/payments/payments/record-returned";
import { findRefund } from "@/lib/payments/payments/refund-store";
import { trySendRefund } from "@/lib/payments/payments/try-send-refund";
import { purchaseSubject } from "@/lib/payments/subject/subject";
import type { SignInProof } from "@/lib/people/second-factor/sign-in-proof";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { giveBackAtCounter } from "@/lib/service/printers/give-back-at-counter";
import { refuseUnknownCard } from "./get-gift-card";
import type { GiftCardRefundWire } from "./gift-card-contract";
import { findGiftCard, type GiftCardKey, lockGiftCard } from "./gift-card-life-store";
import { lockPurchase } from "./gift-card-purchase-store";
import { findRefundOfCard, takeUnusedCard } from "./gift-card-refund-store";

type CardRefund = GiftCardKey & { reason: string; createdBy: string; signIn: SignInProof };

/**
 * Gives the money of an unused card back to who bought it; the card is worthless from the same moment on. What was paid
 * online goes back through the processor, which confirms later; what the restaurant took it gives back itself. Asking
 * again answers the same refund. Throws GIFT_CARD_NOT_FOUND, GIFT_CARD_NOT_REFUNDABLE, and FRESH_SIGN_IN_REQUIRED for a
 * large one.
 */
export async function refundGiftCard(app: App, input: CardRefund): Promise<GiftCardRefundWire> {
  const { tenantId, giftCardId } = input;
  const { currency } = (await findGiftCard(app.db.prisma, input)) ?? refuseUnknownCard();
  const refundId = await inTransaction(app.db, (tx) => takeBack(app, tx, input));
  await trySendRefund(app, { tenantId, refundId });
  app.live.announce(tenantId);
  const refund = await findRefund(app.db.prisma, { tenantId, refundId });
  if (!refund) throw new Error(`Refund ${refundId} vanished`);
  const { amountMinor, status, purse } = refund;
  const paidThrough = purse === "processor" ? "processor" : "restaurant";
  return { refundId, giftCardId, amount: toMajor(amountMinor, currency), status, paidThrough };
}

/** Takes the card and writes its refund down, once. Returns the refund's id. The purchase is locked before its card. */
async function takeBack(
  app: App,
  tx: Tx,
  { tenantId, giftCardId, reason, createdBy, signIn }: CardRefund,
): Promise<string> {
  const key = { tenantId, giftCardId };
  const now = app.clock.now();
  const purchaseId = (await findGiftCard(tx, key))?.purchaseId ?? null;
  if (purchaseId !== null) await lockPurchase(tx, { tenantId, pendingId: purchaseId });
  const card = (await lockGiftCard(tx, key)) ?? refuseUnknownCard();
  const known = await findRefundOfCard(tx, key);
  if (known) return known.id;
  if (!(await takeUnusedCard(tx, { ...key, now })))
    fail("GIFT_CARD_NOT_REFUNDABLE", "Only a valid card that nobody has used can be refunded.");
  const { currency, initialMinor: amountMinor } = card;
  requireFreshForRefund(app, { signIn }, { amountMinor, earlierMinor: 0, currency });
  const subject = purchaseId === null ? null : purchaseSubject(purchaseId);
  const payment = subject && (await findPayment(tx, { tenantId, subject }));
  const refund = { tenantId, amountMinor, reason, actor: "restaurant" as const, createdBy, giftCardId };
  if (subject && payment?.state === "succeeded") {
    const late = lateRefundReason(payment, now);
    if (late !== null) return fail("GIFT_CARD_NOT_REFUNDABLE", late);
    const refundId = await recordRefund(app, tx, { ...payment, ...refund, now });
    if (refundId === null) return fail("GIFT_CARD_NOT_REFUNDABLE", "Its payment has already been returned.");
    const movement = giftCardTakenBack({ refundId, amountMinor, currency, subject });
    await postMovement(tx, { tenantId, movement, now });
    return refundId;
  }
  const money = { amountMinor, currency };
  const refundId = newId("ref");
  const movement = giftCardTakenBack({ refundId, ...money, subject: null });
  await postMovement(tx, { tenantId, movement, now });
  await payOwed(app, tx, { tenantId, currency });
  await recordReturned(tx, { ...refund, refundId, of: { giftCardId }, purse: "cash", currency, now });
  await giveBackAtCounter(tx, {
    ...{ tenantId, subject: { kind: "gift_card", id: giftCardId }, currency, amountMinor, tipMinor: 0 },
    ...{ refundId, actorId: createdBy, now },
  });
  return refundId;
}
