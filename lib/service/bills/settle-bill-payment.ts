import type { App } from "@/lib/payments/app";
import type { EventEffect } from "@/lib/payments/payments/event-effect";
import type { ProcessorIntent } from "@/lib/payments/payments/processor";
import { findBillPaymentOwner } from "./bill-payment-store";
import { settleBillIntent } from "./settle-bill-intent";

/**
 * What the news of an intent mean when it is for a table's bill: the payment moves on, in the transaction that records
 * the event. Another amount or currency than was asked for pays nothing; the daily report shows it. Null when the
 * intent is for something else.
 */
export async function settleBillPayment(
  app: App,
  intent: Pick<ProcessorIntent, "id" | "state" | "paymentId" | "receivedMinor" | "currency">,
): Promise<EventEffect | null> {
  const ref = await findBillPaymentOwner(app.db.prisma, { intentId: intent.id, paymentId: intent.paymentId });
  if (!ref) return null;
  const { receivedMinor, currency } = intent;
  if (intent.state === "succeeded" && (ref.amountMinor !== receivedMinor || ref.currency !== currency)) {
    const { paymentId } = ref;
    app.log.error(
      { intentId: intent.id, paymentId, receivedMinor, currency },
      "a bill was paid with another amount than was asked for",
    );
    return null;
  }
  return { tenantId: ref.tenantId, apply: (tx) => settleBillIntent(app, tx, ref, intent) };
}
