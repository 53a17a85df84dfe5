import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import type { Actor } from "@/lib/platform/db/generated/enums";
import { findPayment, type OrderRef } from "./payment-store";
import { insertRefund, reserveRefund } from "./refund-store";

export type RecordedRefund = { refundId: string; status: "pending" | "succeeded" };

/**
 * Writes down what goes back to a customer, in the transaction that causes it and under the order's lock, and sees to
 * it that the processor is asked after the commit. The gift card's part is back already. Null when the processor's
 * part is more than what was captured and is not on its way back.
 */
export async function recordRefund(
  app: App,
  tx: Tx,
  input: OrderRef & {
    amountMinor: number;
    giftCardMinor: number;
    reason: string;
    actor: Actor;
    now: Date;
  },
): Promise<RecordedRefund | null> {
  const { tenantId, orderId, amountMinor, now } = input;
  const viaProcessor = amountMinor > 0;
  if (viaProcessor && !(await reserveRefund(tx, input))) return null;
  const payment = viaProcessor ? await findPayment(tx, input) : null;
  const refundId = newId("ref");
  const status = viaProcessor ? "pending" : "succeeded";
  await insertRefund(tx, {
    tenantId,
    id: refundId,
    orderId,
    paymentId: payment?.id ?? null,
    amountMinor,
    giftCardMinor: input.giftCardMinor,
    reason: input.reason,
    status,
    actor: input.actor,
    createdAt: now,
    settledAt: viaProcessor ? null : now,
  });
  if (viaProcessor) await app.jobs.add(tx, "send-refund", { tenantId, refundId });
  return { refundId, status };
}
