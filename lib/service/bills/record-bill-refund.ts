import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { recordBillChange } from "./bill-change-store";
import type { BillPaymentRef } from "./bill-payment-store";
import { insertBillRefund, reserveBillRefund } from "./bill-refund-store";

/**
 * Writes down what goes back to a guest, in the transaction that causes it and under the bill's lock, and sees to it
 * that the processor is asked after the commit. The refund's id, or null when it is more than what was captured and is
 * not on its way back.
 */
export async function recordBillRefund(
  app: App,
  tx: Tx,
  input: BillPaymentRef & { amountMinor: number; reason: string; actorId: string | null; now: Date },
): Promise<string | null> {
  const { tenantId, billId, paymentId, amountMinor, reason, actorId, now } = input;
  if (!(await reserveBillRefund(tx, input))) return null;
  const refundId = newId("blr");
  await insertBillRefund(tx, {
    tenantId,
    id: refundId,
    paymentId,
    amountMinor,
    reason,
    createdBy: actorId,
    createdAt: now,
  });
  const change = { kind: "refund_begun", subjectId: paymentId, amountMinor, note: reason, actorId } as const;
  await recordBillChange(tx, { tenantId, billId, now, change });
  await app.jobs.add(tx, "send-bill-refund", { tenantId, refundId });
  return refundId;
}
