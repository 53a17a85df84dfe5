import { settleBillPayment } from "@/lib/service/bills/settle-bill-payment";
import type { EventHandler } from "./event-effect";
import { readIntentObject } from "./event-object";
import { findPaymentOwner } from "./payment-store";
import { settleIntent } from "./settle-intent";

/** `payment_intent.canceled`: the order, or its part of a table's bill, can no longer be paid with it. */
export const onPaymentIntentCanceled: EventHandler = async (app, object) => {
  const intent = readIntentObject(object, "canceled");
  const ref = await findPaymentOwner(app.db.prisma, { intentId: intent.id, paymentId: intent.paymentId });
  if (!ref) return settleBillPayment(app, intent);
  return { tenantId: ref.tenantId, apply: (tx) => settleIntent(app, tx, ref, intent) };
};
