import type { App } from "@/lib/payments/app";
import { findPayment, type OrderRef } from "./payment-store";
import type { ProcessorIntent } from "./processor";

/**
 * The intent behind a refund whose payment we have not heard of yet, read from the processor; null when the payment is
 * known. Events arrive in any order. Throws PROCESSOR_UNAVAILABLE.
 */
export async function findUnsettledIntent(
  app: App,
  ref: OrderRef,
  intentId: string,
): Promise<ProcessorIntent | null> {
  const payment = await findPayment(app.db.prisma, ref);
  if (payment?.state === "succeeded") return null;
  const answer = await app.payments.retrieveIntent(intentId);
  return answer.ok ? answer.value : null;
}
