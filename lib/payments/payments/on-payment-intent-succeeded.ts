import { settleBillPayment } from "@/lib/service/bills/settle-bill-payment";
import { settleGiftCardPayment } from "@/lib/service/gift-cards/settle-gift-card-payment";
import type { EventHandler } from "./event-effect";
import { readIntentObject } from "./event-object";
import { findPaymentOwner } from "./payment-store";
import { settleIntent } from "./settle-intent";

/** `payment_intent.succeeded`: the order is paid, or refunded at once when it ended before; or a table's bill or a gift card is. */
export const onPaymentIntentSucceeded: EventHandler = async (app, object) => {
  const intent = readIntentObject(object, "succeeded");
  const ref = await findPaymentOwner(app.db.prisma, { intentId: intent.id, paymentId: intent.paymentId });
  if (!ref) return (await settleBillPayment(app, intent)) ?? settleGiftCardPayment(app, intent);
  return { tenantId: ref.tenantId, apply: (tx) => settleIntent(app, tx, ref, intent) };
};
