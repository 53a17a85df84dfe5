import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { findGiftCardRefund, type GiftCardRefundRef } from "./gift-card-refund-store";
import { failGiftCardRefund, settleGiftCardRefund } from "./settle-gift-card-refund";

/**
 * Asks the processor for the refund of a gift card, or how far it is. The refund's id is the idempotency key, so repeats
 * after a lost answer give nothing back twice. A refusal makes the card valid again. Throws PROCESSOR_UNAVAILABLE, to be
 * tried again.
 */
export async function sendGiftCardRefund(app: App, ref: GiftCardRefundRef): Promise<void> {
  const refund = await findGiftCardRefund(app.db.prisma, ref);
  if (refund?.status !== "pending" || refund.intentId === null) return;
  const { processorRefundId, intentId, amountMinor, currency, id: refundId } = refund;
  const answer = processorRefundId
    ? await app.payments.retrieveRefund(processorRefundId)
    : await app.payments.createRefund({ refundId, intentId, amountMinor, currency });
  if (!answer.ok) app.log.warn({ refundId, code: answer.code }, "the processor refused a gift card's refund");
  await inTransaction(app.db, (tx) =>
    answer.ok
      ? settleGiftCardRefund(app, tx, ref, answer.value)
      : failGiftCardRefund(app, tx, { ...ref, failureReason: answer.message }),
  );
  app.live.announce(ref.tenantId);
}
