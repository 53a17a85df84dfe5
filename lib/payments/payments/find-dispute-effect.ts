import type { App } from "@/lib/payments/app";
import type { EventEffect } from "./event-effect";
import { findUnsettledIntent } from "./find-unsettled-intent";
import { findPaymentOwner } from "./payment-store";
import { type DisputeChange, firstEffect } from "./payment-subject";
import { settleDispute } from "./settle-dispute";
import { settleIntent } from "./settle-intent";

/**
 * The effect of an event about a dispute, or null when its payment is none of ours. A payment that we have not heard of
 * yet is read from the processor. Throws PROCESSOR_UNAVAILABLE.
 */
export async function findDisputeEffect(app: App, change: DisputeChange): Promise<EventEffect | null> {
  const { intentId } = change.dispute;
  if (!intentId) return null;
  const ref = await findPaymentOwner(app.db.prisma, { intentId, paymentId: null });
  if (!ref) return firstEffect(app.subjects.others, (owner) => owner.findDisputeEffect(app, change));
  const intent = await findUnsettledIntent(app, ref, intentId);
  return {
    tenantId: ref.tenantId,
    async apply(tx) {
      if (intent) await settleIntent(app, tx, ref, intent);
      await settleDispute(app, tx, ref, change);
    },
  };
}
