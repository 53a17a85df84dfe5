import type { App } from "@/lib/payments/app";
import { closeIntentNow } from "@/lib/payments/payments/close-intent-now";
import { findPayment } from "@/lib/payments/payments/payment-store";
import { settleIntent } from "@/lib/payments/payments/settle-intent";
import { billShareSubject } from "@/lib/payments/subject/subject";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { BillPaymentRef } from "./bill-payment-store";
import { lockBill } from "./bill-store";
import { freePendingPayment } from "./free-pending-payment";

/**
 * Ends the wait for a payment: it is canceled at the processor first, so that nobody can make it, and then
 * what it held is free. One that was made in the last moment is paid. Throws PROCESSOR_UNAVAILABLE with nothing changed.
 */
export async function endPendingPayment(
  app: App,
  input: BillPaymentRef & { hasIntent: boolean; actorId: string | null; note: string },
): Promise<void> {
  const { tenantId, billId, paymentId, hasIntent, actorId, note } = input;
  const ref = { tenantId, subject: billShareSubject(paymentId) };
  const intent = hasIntent ? await closeIntentNow(app, ref) : null;
  await inTransaction(app.db, async (tx) => {
    await lockBill(tx, { tenantId, billId });
    const payment = intent && (await findPayment(tx, ref));
    if (intent?.state !== "succeeded") {
      const freed = { tenantId, billId, paymentId, ifBare: !hasIntent, actorId, note, now: app.clock.now() };
      await freePendingPayment(tx, freed);
    }
    if (payment) await settleIntent(app, tx, payment, intent);
  });
  app.live.announce(tenantId);
}
