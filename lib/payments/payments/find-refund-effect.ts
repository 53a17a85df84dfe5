import type { App } from "@/lib/payments/app";
import type { ProcessorRefund } from "@/lib/payments/processor/processor";
import type { EventEffect } from "./event-effect";
import { findUnsettledIntent } from "./find-unsettled-intent";
import { findPaymentOfIntent } from "./payment-store";
import { settleIntent } from "./settle-intent";
import { settleRefund } from "./settle-refund";

/**
 * The effect of an event about refunds of an intent, or null when its payment is none of ours; `listRefunds` is called
 * for a payment of ours only. A payment that we have not heard of yet is read from the processor. Throws
 * PROCESSOR_UNAVAILABLE.
 */
export async function findRefundEffect(
  app: App,
  { intentId, listRefunds }: { intentId: string | null; listRefunds(): Promise<ProcessorRefund[]> },
): Promise<EventEffect | null> {
  const payment = intentId && (await findPaymentOfIntent(app.db.prisma, { intentId, paymentId: null }));
  if (!payment) return null;
  const intent = await findUnsettledIntent(app, payment);
  const refunds = await listRefunds();
  return {
    tenantId: payment.tenantId,
    async apply(tx) {
      if (intent) await settleIntent(app, tx, payment, intent);
      for (const refund of refunds) await settleRefund(app, tx, payment, refund);
    },
  };
}
