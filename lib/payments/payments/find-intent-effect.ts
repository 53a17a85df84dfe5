import type { App } from "@/lib/payments/app";
import type { EventEffect } from "./event-effect";
import { findPaymentOwner } from "./payment-store";
import { firstEffect, type SettledIntent } from "./payment-subject";
import { settleIntent } from "./settle-intent";

/** The effect of an event about an intent, or null when it is none of ours. */
export async function findIntentEffect(app: App, intent: SettledIntent): Promise<EventEffect | null> {
  const ref = await findPaymentOwner(app.db.prisma, { intentId: intent.id, paymentId: intent.paymentId });
  if (!ref) return firstEffect(app.subjects.others, (owner) => owner.findIntentEffect(app, intent));
  return { tenantId: ref.tenantId, apply: (tx) => settleIntent(app, tx, ref, intent) };
}
