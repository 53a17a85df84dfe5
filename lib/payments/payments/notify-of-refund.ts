import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import { getPayment, type PaymentRef } from "./payment-store";
import { refundEvent } from "./refund-event";
import { getRefund } from "./refund-store";

/**
 * Writes the event of a refund's new status and notifies what was paid for, in the transaction that changed the status
 * and under the subject's lock. `wasConfirmed` is for a refund that the bank sent back, `isForeign` for one that was made
 * at the processor itself.
 */
export async function notifyOfRefund(
  app: App,
  tx: Tx,
  input: PaymentRef & { refundId: string; wasConfirmed: boolean; isForeign: boolean },
): Promise<void> {
  const { tenantId, subject, refundId, wasConfirmed, isForeign } = input;
  const { currency } = await getPayment(tx, input);
  const { amountMinor, status, reason, failureReason, createdBy } = await getRefund(tx, input);
  const refund = { refundId, amountMinor, currency, status, reason, failureReason, createdBy };
  const now = app.clock.now();
  const told = { refundId, subject, purse: "processor", amountMinor, currency, status } as const;
  await appendEvents(tx, { tenantId, events: [refundEvent({ ...told, at: now })], now });
  await app.subjects[subject.kind].onRefund(app, tx, {
    tenantId,
    id: subject.id,
    now,
    refund: { ...refund, wasConfirmed, isForeign },
  });
}
