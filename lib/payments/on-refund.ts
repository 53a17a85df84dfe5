import type { EventHandler } from "./event-effect";
import { readRefundObject } from "./event-object";
import { findUnsettledIntent } from "./find-unsettled-intent";
import { findPaymentOwner } from "./payment-store";
import { settleIntent } from "./settle-intent";
import { settleRefund } from "./settle-refund";

/** `refund.created`, `refund.updated`, `refund.failed`: a refund is under way, confirmed or failed. */
export const onRefund: EventHandler = async (app, object) => {
  const refund = readRefundObject(object);
  const ref = await findPaymentOwner(app.db.prisma, { intentId: refund.intentId, paymentId: null });
  if (!ref) return null;
  const intent = await findUnsettledIntent(app, ref, refund.intentId);
  return {
    tenantId: ref.tenantId,
    async apply(tx) {
      if (intent) await settleIntent(app, tx, ref, intent);
      await settleRefund(app, tx, ref, refund);
    },
  };
};
