import type { App } from "@/lib/payments/app";

/**
 * Whether the guest has sent the form of a payment, and a bank or a wallet works on it. False where the processor has no
 * intent yet. Throws PROCESSOR_UNAVAILABLE.
 */
export async function isBeingMade(app: App, intentId: string | null): Promise<boolean> {
  if (intentId === null) return false;
  const answer = await app.payments.retrieveIntent(intentId);
  return answer.ok && answer.value.state === "open" && answer.value.isConfirmed;
}
