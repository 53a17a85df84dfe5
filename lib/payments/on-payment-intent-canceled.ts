import type { EventHandler } from "./event-effect";
import { readIntentObject } from "./event-object";
import { findPaymentOwner } from "./payment-store";
import { settleIntent } from "./settle-intent";

/** `payment_intent.canceled`: the order can no longer be paid. */
export const onPaymentIntentCanceled: EventHandler = async (app, object) => {
  const intent = readIntentObject(object, "canceled");
  const ref = await findPaymentOwner(app.db.prisma, { intentId: intent.id, paymentId: intent.paymentId });
  return ref && { tenantId: ref.tenantId, apply: (tx) => settleIntent(app, tx, ref, intent) };
};
