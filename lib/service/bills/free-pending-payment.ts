import type { SqlTx } from "@/lib/platform/db/sql";
import { appendEvents } from "@/lib/platform/events/event-store";
import { recordBillChange } from "./bill-change-store";
import { billUpdatedEvent } from "./bill-event";
import { type BillPaymentRef, cancelPendingPayment, forgetAttempt } from "./bill-payment-store";

/**
 * Gives a pending payment of a locked bill up: its amount, share and items can be paid otherwise. Does nothing when it
 * is no longer pending, or, with `ifBare`, got an intent meanwhile. Tells the restaurant's systems and the guests.
 */
export async function freePendingPayment(
  run: SqlTx,
  input: BillPaymentRef & { ifBare: boolean; actorId: string | null; note: string; now: Date },
): Promise<void> {
  const { tenantId, billId, paymentId, actorId, note, now } = input;
  if (!(await cancelPendingPayment(run, input))) return;
  await forgetAttempt(run, input);
  const change = { kind: "payment_canceled", subjectId: paymentId, note, actorId } as const;
  await recordBillChange(run, { tenantId, billId, now, change });
  await appendEvents(run, {
    tenantId,
    events: [billUpdatedEvent({ billId, change: change.kind }, now)],
    now,
  });
}
