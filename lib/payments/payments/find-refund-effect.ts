import type { App } from "@/lib/payments/app";
import { findBillRefundEffect } from "@/lib/service/bills/find-bill-refund-effect";
import { findGiftCardRefundOwner } from "@/lib/service/gift-cards/gift-card-refund-store";
import { settleGiftCardRefund } from "@/lib/service/gift-cards/settle-gift-card-refund";
import type { EventEffect } from "./event-effect";
import { findUnsettledIntent } from "./find-unsettled-intent";
import { findPaymentOwner } from "./payment-store";
import type { ProcessorRefund } from "./processor";
import { settleIntent } from "./settle-intent";
import { settleRefund } from "./settle-refund";

/**
 * What news of a refund mean for the order, the table's bill or the gift card that it gives back, or null when it is none
 * of ours. A payment that we have not heard of yet is read from the processor. Throws PROCESSOR_UNAVAILABLE.
 */
export async function findRefundEffect(app: App, refund: ProcessorRefund): Promise<EventEffect | null> {
  const { intentId } = refund;
  if (intentId === null) return null;
  const ref = await findPaymentOwner(app.db.prisma, { intentId, paymentId: null });
  if (!ref) {
    const forBill = await findBillRefundEffect(app, { intentId, listRefunds: async () => [refund] });
    return forBill ?? findGiftCardEffect(app, refund);
  }
  const intent = await findUnsettledIntent(app, ref, intentId);
  return {
    tenantId: ref.tenantId,
    async apply(tx) {
      if (intent) await settleIntent(app, tx, ref, intent);
      await settleRefund(app, tx, ref, refund);
    },
  };
}

async function findGiftCardEffect(app: App, refund: ProcessorRefund): Promise<EventEffect | null> {
  const { id: processorRefundId, refundId } = refund;
  const ref = await findGiftCardRefundOwner(app.db.prisma, { processorRefundId, refundId });
  return ref && { tenantId: ref.tenantId, apply: (tx) => settleGiftCardRefund(app, tx, ref, refund) };
}
