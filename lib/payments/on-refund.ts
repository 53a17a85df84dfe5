import type { App } from "@/lib/app/app";
import { findBillRefundEffect } from "@/lib/bills/find-bill-refund-effect";
import { findGiftCardRefundOwner } from "@/lib/gift-cards/gift-card-refund-store";
import { settleGiftCardRefund } from "@/lib/gift-cards/settle-gift-card-refund";
import type { EventEffect, EventHandler } from "./event-effect";
import { readRefundObject } from "./event-object";
import { findUnsettledIntent } from "./find-unsettled-intent";
import { findPaymentOwner } from "./payment-store";
import type { ProcessorRefund } from "./processor";
import { settleIntent } from "./settle-intent";
import { settleRefund } from "./settle-refund";

/** `refund.created`, `refund.updated`, `refund.failed`: a refund is under way, confirmed or failed. */
export const onRefund: EventHandler = async (app, object) => {
  const refund = readRefundObject(object);
  const ref = await findPaymentOwner(app.db.prisma, { intentId: refund.intentId, paymentId: null });
  if (!ref) {
    const { intentId } = refund;
    const forBill = await findBillRefundEffect(app, { intentId, listRefunds: async () => [refund] });
    return forBill ?? findGiftCardEffect(app, refund);
  }
  const intent = await findUnsettledIntent(app, ref, refund.intentId);
  return {
    tenantId: ref.tenantId,
    async apply(tx) {
      if (intent) await settleIntent(app, tx, ref, intent);
      await settleRefund(app, tx, ref, refund);
    },
  };
};

async function findGiftCardEffect(app: App, refund: ProcessorRefund): Promise<EventEffect | null> {
  const { id: processorRefundId, refundId } = refund;
  const ref = await findGiftCardRefundOwner(app.db.prisma, { processorRefundId, refundId });
  return ref && { tenantId: ref.tenantId, apply: (tx) => settleGiftCardRefund(app, tx, ref, refund) };
}
