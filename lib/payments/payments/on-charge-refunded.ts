import { findBillRefundEffect } from "@/lib/service/bills/find-bill-refund-effect";
import type { EventHandler } from "./event-effect";
import { readChargeIntent } from "./event-object";
import { findUnsettledIntent } from "./find-unsettled-intent";
import { findPaymentOwner } from "./payment-store";
import { settleIntent } from "./settle-intent";
import { settleRefund } from "./settle-refund";

/** `charge.refunded`: the charge has refunds; the processor says which and how far they are. */
export const onChargeRefunded: EventHandler = async (app, object) => {
  const intentId = readChargeIntent(object);
  if (!intentId) return null;
  const listRefunds = () => app.payments.listRefundsOfIntent(intentId);
  const ref = await findPaymentOwner(app.db.prisma, { intentId, paymentId: null });
  if (!ref) return findBillRefundEffect(app, { intentId, listRefunds });
  const intent = await findUnsettledIntent(app, ref, intentId);
  const refunds = await listRefunds();
  return {
    tenantId: ref.tenantId,
    async apply(tx) {
      if (intent) await settleIntent(app, tx, ref, intent);
      for (const refund of refunds) await settleRefund(app, tx, ref, refund);
    },
  };
};
