import type { App } from "@/lib/payments/app";
import type { EventEffect } from "@/lib/payments/payments/event-effect";
import type { ProcessorRefund } from "@/lib/payments/payments/processor";
import { findBillPaymentOwner } from "./bill-payment-store";
import { settleBillPayment } from "./settle-bill-payment";
import { settleBillRefund } from "./settle-bill-refund";

/**
 * What news of refunds mean when their intent is for a table's bill, or null. Events arrive in any order: a payment
 * that we have not heard of yet is read from the processor first. Throws PROCESSOR_UNAVAILABLE.
 */
export async function findBillRefundEffect(
  app: App,
  { intentId, listRefunds }: { intentId: string; listRefunds: () => Promise<ProcessorRefund[]> },
): Promise<EventEffect | null> {
  const ref = await findBillPaymentOwner(app.db.prisma, { intentId, paymentId: null });
  if (!ref) return null;
  const answer = ref.isPaid ? null : await app.payments.retrieveIntent(intentId);
  const paid = answer?.ok ? await settleBillPayment(app, answer.value) : null;
  const refunds = await listRefunds();
  return {
    tenantId: ref.tenantId,
    async apply(tx) {
      await paid?.apply(tx);
      for (const refund of refunds) await settleBillRefund(app, tx, ref, refund);
    },
  };
}
