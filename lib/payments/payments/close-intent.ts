import type { App } from "@/lib/payments/app";
import type { ProcessorIntent } from "@/lib/payments/processor/processor";
import { findPayment, type SubjectRef } from "./payment-store";

/**
 * Makes sure at the processor that something can no longer be paid, and returns how its intent ended: canceled, paid by
 * a customer who was faster, or still open while a bank works on it. Null when there is nothing to close. Throws
 * PROCESSOR_UNAVAILABLE.
 */
export async function closeIntent(app: App, ref: SubjectRef): Promise<ProcessorIntent | null> {
  const payment = await findPayment(app.db.prisma, ref);
  if (payment?.state !== "requires_payment" || payment.intentId === null) return null;
  const { intentId } = payment;
  const canceled = await app.payments.cancelIntent(intentId);
  const answer = canceled.ok ? canceled : await app.payments.retrieveIntent(intentId);
  if (answer.ok) return answer.value;
  throw new Error(`The processor does not know the intent of ${ref.subject.id}: ${answer.code}`);
}
