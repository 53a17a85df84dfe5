import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { ProcessorIntent } from "@/lib/payments/payments/processor";

/**
 * Makes sure that a purchase can no longer be paid online, and tells how its intent ended: canceled, or paid by somebody
 * who was faster. Throws PROCESSOR_UNAVAILABLE.
 */
export async function closePurchaseIntent(
  app: App,
  { intentId, pendingId }: { intentId: string; pendingId: string },
): Promise<ProcessorIntent> {
  const canceled = await app.payments.cancelIntent({ intentId, paymentId: pendingId });
  if (canceled.ok) return canceled.value;
  const found = await app.payments.retrieveIntent(intentId);
  if (found.ok && found.value.state !== "open") return found.value;
  return fail("PROCESSOR_UNAVAILABLE", "The online payment could not be canceled. Try again in a moment.");
}
