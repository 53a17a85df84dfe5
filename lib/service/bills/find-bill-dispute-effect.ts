import type { App } from "@/lib/payments/app";
import type { EventEffect } from "@/lib/payments/payments/event-effect";
import type { DisputeMoney } from "@/lib/payments/payments/follow-dispute";
import type { ProcessorDispute } from "@/lib/payments/payments/processor";
import { findBillPaymentOwner } from "./bill-payment-store";
import { settleBillDispute } from "./settle-bill-dispute";
import { settleBillPayment } from "./settle-bill-payment";

/**
 * What news of a dispute mean when their intent is for a table's bill, or null. A payment that we have not heard of yet
 * is read from the processor first. Throws PROCESSOR_UNAVAILABLE.
 */
export async function findBillDisputeEffect(
  app: App,
  { intentId, dispute, money }: { intentId: string; dispute: ProcessorDispute; money: DisputeMoney },
): Promise<EventEffect | null> {
  const ref = await findBillPaymentOwner(app.db.prisma, { intentId, paymentId: null });
  if (!ref) return null;
  const answer = ref.isPaid ? null : await app.payments.retrieveIntent(intentId);
  const paid = answer?.ok ? await settleBillPayment(app, answer.value) : null;
  return {
    tenantId: ref.tenantId,
    async apply(tx) {
      await paid?.apply(tx);
      await settleBillDispute(app, tx, ref, { dispute, money });
    },
  };
}
