import type { App } from "@/lib/payments/app";
import type { EventEffect } from "./event-effect";
import { findPaymentOfIntent } from "./payment-store";
import { type SettledIntent, settleIntent } from "./settle-intent";

/** The effect of an event about an intent, or null when it is none of ours. */
export async function findIntentEffect(
  app: App,
  intent: SettledIntent & { paymentId: string | null },
): Promise<EventEffect | null> {
  const { id: intentId, paymentId } = intent;
  const payment = await findPaymentOfIntent(app.db.prisma, { intentId, paymentId });
  return payment && { tenantId: payment.tenantId, apply: (tx) => settleIntent(app, tx, payment, intent) };
}
