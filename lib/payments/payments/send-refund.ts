import type { App } from "@/lib/payments/app";
import { mayBeForgotten } from "@/lib/payments/processor/processor-key";
import { inTransaction } from "@/lib/platform/db/transaction";
import { failRefund } from "./fail-refund";
import { subjectOf } from "./payment-store";
import { findRefund, type RefundRef } from "./refund-store";
import { settleRefund } from "./settle-refund";

/**
 * Asks the processor for a refund that was written down, or how far it is. The refund's id is the idempotency key, so
 * repeats after a lost answer give nothing back twice. A refusal ends it as failed, for all staff to see. Throws
 * PROCESSOR_UNAVAILABLE, to be tried again.
 */
export async function sendRefund(app: App, { tenantId, refundId }: RefundRef): Promise<void> {
  const refund = await findRefund(app.db.prisma, { tenantId, refundId });
  const payment = refund?.payment;
  if (refund?.status !== "pending" || !payment?.intentId) return;
  const { processorRefundId, amountMinor } = refund;
  const { intentId, currency } = payment;
  const request = {
    refundId,
    intentId,
    amountMinor,
    currency,
    mayBeForgotten: mayBeForgotten(refund.createdAt, app.clock.now()),
  };
  const answer = processorRefundId
    ? await app.payments.retrieveRefund(processorRefundId)
    : await app.payments.createRefund(request);
  if (!answer.ok) app.log.warn({ refundId, code: answer.code }, "the processor refused a refund");
  const ref = { tenantId, paymentId: payment.id, subject: subjectOf(payment) };
  await inTransaction(app.db, async (tx) => {
    if (answer.ok) return settleRefund(app, tx, ref, answer.value);
    await app.subjects[ref.subject.kind].lock(tx, { tenantId, id: ref.subject.id });
    await failRefund(app, tx, { ...ref, refundId, failureReason: answer.message });
  });
  app.live.announce(tenantId);
}
