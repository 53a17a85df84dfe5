import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { lockOrder } from "./payment-store";
import { findRefund, type RefundRef } from "./refund-store";
import { failRefund, settleRefund } from "./settle-refund";

/**
 * Asks the processor for a refund that was written down, or how far it is. The refund's id is the idempotency key, so
 * repeats after a lost answer give nothing back twice. A refusal ends it as failed, for all staff to see. Throws
 * PROCESSOR_UNAVAILABLE, to be tried again.
 */
export async function sendRefund(app: App, ref: RefundRef): Promise<void> {
  const refund = await findRefund(app.db.prisma, ref);
  if (refund?.status !== "pending" || !refund.payment?.intentId) return;
  const { processorRefundId, amountMinor } = refund;
  const answer = processorRefundId
    ? await app.payments.retrieveRefund(processorRefundId)
    : await app.payments.createRefund({
        refundId: refund.id,
        intentId: refund.payment.intentId,
        amountMinor,
        currency: refund.payment.currency,
      });
  const { tenantId } = ref;
  const { orderId } = refund;
  if (!answer.ok) app.log.warn({ refundId: refund.id, code: answer.code }, "the processor refused a refund");
  await inTransaction(app.db, async (tx) => {
    if (answer.ok) return settleRefund(app, tx, { tenantId, orderId }, answer.value);
    await lockOrder(tx, { tenantId, orderId });
    const failureReason = answer.message;
    await failRefund(app, tx, { ...ref, orderId, amountMinor, failureReason, now: app.clock.now() });
  });
  app.live.announce(tenantId);
}
