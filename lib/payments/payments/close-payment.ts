import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { findPayment, type OrderRef } from "./payment-store";
import type { ProcessorIntent } from "./processor";
import { settleIntent } from "./settle-intent";

/**
 * Makes sure at the processor that an order can no longer be paid, and tells how its intent ended: canceled, or paid by
 * a customer who was faster. Null when there is nothing to close. Throws PROCESSOR_UNAVAILABLE.
 */
export async function closeIntent(app: App, ref: OrderRef): Promise<ProcessorIntent | null> {
  const payment = await findPayment(app.db.prisma, ref);
  if (payment?.state !== "requires_payment" || payment.intentId === null) return null;
  const { intentId, id: paymentId } = payment;
  const canceled = await app.payments.cancelIntent({ intentId, paymentId });
  const answer = canceled.ok ? canceled : await app.payments.retrieveIntent(intentId);
  if (answer.ok) return answer.value;
  throw new Error(`The processor does not know the intent of ${ref.orderId}: ${answer.code}`);
}

/** The job behind the end of an order that was not paid: the intent is closed, or its late payment refunded. */
export async function closePayment(app: App, ref: OrderRef): Promise<void> {
  const intent = await closeIntent(app, ref);
  if (!intent) return;
  await inTransaction(app.db, (tx) => settleIntent(app, tx, ref, intent));
  app.live.announce(ref.tenantId);
}
