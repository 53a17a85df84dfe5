import type { App } from "@/lib/payments/app";
import type { EventEffect } from "@/lib/payments/payments/event-effect";
import { findUnsettledIntent } from "@/lib/payments/payments/find-unsettled-intent";
import { findPaymentOfIntent } from "@/lib/payments/payments/payment-store";
import { settleIntent } from "@/lib/payments/payments/settle-intent";
import { type DisputeChange, settleDispute } from "./settle-dispute";

/**
 * The effect of an event about a dispute, or null when its payment is none of ours. A payment that we have not heard of
 * yet is read from the processor. Throws PROCESSOR_UNAVAILABLE.
 */
export async function findDisputeEffect(app: App, change: DisputeChange): Promise<EventEffect | null> {
  const { intentId } = change.dispute;
  const payment = intentId && (await findPaymentOfIntent(app.db.prisma, { intentId, paymentId: null }));
  if (!payment) return null;
  const intent = await findUnsettledIntent(app, payment);
  return {
    tenantId: payment.tenantId,
    async apply(tx) {
      if (intent) await settleIntent(app, tx, payment, intent);
      await settleDispute(app, tx, payment, change);
    },
  };
}
