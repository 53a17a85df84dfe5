import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { type BillRefundRef, findBillRefund } from "./bill-refund-store";
import { failBillRefund, settleBillRefund } from "./settle-bill-refund";

/**
 * Asks the processor for a refund of a bill's payment, or how far it is. The refund's id is the idempotency key, so
 * repeats after a lost answer give nothing back twice. A refusal ends it as failed, for staff to see. Throws
 * PROCESSOR_UNAVAILABLE, to be tried again.
 */
export async function sendBillRefund(app: App, ref: BillRefundRef): Promise<void> {
  const refund = await findBillRefund(app.db.prisma, ref);
  if (refund?.status !== "pending" || refund.payment.intentId === null) return;
  const { processorRefundId, amountMinor, id: refundId, paymentId } = refund;
  const { intentId, billId, bill } = refund.payment;
  const answer = processorRefundId
    ? await app.payments.retrieveRefund(processorRefundId)
    : await app.payments.createRefund({ refundId, intentId, amountMinor, currency: bill.currency });
  if (!answer.ok) app.log.warn({ refundId, code: answer.code }, "the processor refused a bill's refund");
  const payment = { tenantId: ref.tenantId, billId, paymentId };
  await inTransaction(app.db, (tx) =>
    answer.ok
      ? settleBillRefund(app, tx, payment, answer.value)
      : failBillRefund(app, tx, { ...payment, refundId, failureReason: answer.message }),
  );
  app.live.announce(ref.tenantId);
}
