import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { ProcessorIntent } from "@/lib/payments/payments/processor";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { BillPaymentRef } from "./bill-payment-store";
import { lockBill } from "./bill-store";
import { freePendingPayment } from "./free-pending-payment";
import { settleBillPayment } from "./settle-bill-payment";

/**
 * Ends the wait for a payment: it is canceled at the processor first, so that nobody can make it any more, and then
 * what it held is free. One that was made in the last moment is paid. Throws PROCESSOR_UNAVAILABLE with nothing changed.
 */
export async function endPendingPayment(
  app: App,
  input: BillPaymentRef & { intentId: string | null; actorId: string | null; note: string },
): Promise<void> {
  const { intentId, ...payment } = input;
  const intent = intentId === null ? null : await closeIntent(app, { ...input, intentId });
  const paid = intent?.state === "succeeded" ? await settleBillPayment(app, intent) : null;
  if (intent?.state === "succeeded" && !paid) return;
  await inTransaction(app.db, async (tx) => {
    if (paid) return paid.apply(tx);
    const run = tx;
    await lockBill(run, payment);
    await freePendingPayment(run, { ...payment, ifBare: intentId === null, now: app.clock.now() });
  });
  app.live.announce(input.tenantId);
}

async function closeIntent(
  app: App,
  { intentId, paymentId }: { intentId: string; paymentId: string },
): Promise<ProcessorIntent> {
  const canceled = await app.payments.cancelIntent({ intentId, paymentId });
  const answer = canceled.ok ? canceled : await app.payments.retrieveIntent(intentId);
  if (answer.ok && answer.value.state !== "open") return answer.value;
  return fail("PROCESSOR_UNAVAILABLE", "The online payment could not be canceled. Try again in a moment.");
}
