import type { App } from "@/lib/payments/app";
import type { ProcessorIntent } from "@/lib/payments/processor/processor";
import type { Payment } from "./payment-store";

/**
 * The intent behind a refund or dispute whose payment we have not heard of yet, read from the processor; null when the
 * payment is known. Events arrive in any order. Throws PROCESSOR_UNAVAILABLE.
 */
export async function findUnsettledIntent(
  app: App,
  { capturedMinor, intentId }: Payment,
): Promise<ProcessorIntent | null> {
  if (capturedMinor > 0 || intentId === null) return null;
  const answer = await app.payments.retrieveIntent(intentId);
  return answer.ok ? answer.value : null;
}
