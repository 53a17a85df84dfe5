import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { findPayment, type SubjectRef } from "./payment-store";
import type { ProcessorIntent } from "./processor";
import { settleIntent } from "./settle-intent";
import { orderSubject } from "./subject";

/**
 * Makes sure at the processor that something can no longer be paid, and answers how its intent ended: canceled, paid by
 * a customer who was faster, or still open while a bank works on it. Null when there is nothing to close. Throws
 * PROCESSOR_UNAVAILABLE.
 */
export async function closeIntent(app: App, ref: SubjectRef): Promise<ProcessorIntent | null> {
  const payment = await findPayment(app.db.prisma, ref);
  if (payment?.state !== "requires_payment" || payment.intentId === null) return null;
  const { intentId, paymentId } = payment;
  const canceled = await app.payments.cancelIntent({ intentId, paymentId });
  const answer = canceled.ok ? canceled : await app.payments.retrieveIntent(intentId);
  if (answer.ok) return answer.value;
  throw new Error(`The processor does not know the intent of ${ref.subject.id}: ${answer.code}`);
}

/** As closeIntent, where the request cannot go on while the intent is open. Throws PROCESSOR_UNAVAILABLE. */
export async function closeIntentNow(app: App, ref: SubjectRef): Promise<ProcessorIntent | null> {
  const intent = await closeIntent(app, ref);
  if (intent?.state !== "open") return intent;
  return fail("PROCESSOR_UNAVAILABLE", "The online payment could not be canceled. Try again in a moment.");
}

/** The job behind the end of an order that was not paid: the intent is closed, or its late payment refunded. */
export async function closePayment(
  app: App,
  { tenantId, orderId }: { tenantId: TenantId; orderId: string },
): Promise<void> {
  const ref = { tenantId, subject: orderSubject(orderId) };
  const intent = await closeIntent(app, ref);
  const payment = intent && (await findPayment(app.db.prisma, ref));
  if (!intent || !payment) return;
  await inTransaction(app.db, (tx) => settleIntent(app, tx, payment, intent));
  app.live.announce(tenantId);
}
