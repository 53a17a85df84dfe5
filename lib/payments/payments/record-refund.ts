import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import type { Actor } from "@/lib/platform/db/generated/enums";
import { appendEvents } from "@/lib/platform/events/event-store";
import { lateRefundReason } from "./late-refund";
import { getPayment, type PaymentRef } from "./payment-store";
import { refundEvent } from "./refund-event";
import { insertRefund, reserveRefund } from "./refund-store";

/**
 * Records what the processor is to give back, in the transaction that causes it and under the subject's lock, and
 * queues the request to the processor, which is asked after the commit. What comes too late for the processor is recorded
 * as failed, with the reason; refunds by hand call refuseLateRefund before. Returns the refund's id, or null when it is
 * more than what was captured and is neither on its way back nor disputed.
 */
export async function recordRefund(
  app: App,
  tx: Tx,
  input: PaymentRef & {
    /** Where the caller has named it in other rows already. */
    refundId?: string;
    amountMinor: number;
    /** How much of it is the tip; left out, what was sold goes back first. */
    tipBackMinor?: number;
    reason: string;
    actor: Actor;
    createdBy?: string | null;
    /** The payment was made on top of what the subject costs, so that nothing of the subject is refunded. */
    isExtra?: boolean;
    /** The card that is taken back with it. */
    giftCardId?: string;
    now: Date;
  },
): Promise<string | null> {
  const {
    tenantId,
    paymentId,
    subject,
    refundId = newId("ref"),
    amountMinor,
    reason,
    actor,
    createdBy = null,
    giftCardId,
    now,
  } = input;
  const payment = await getPayment(tx, input);
  const failureReason = lateRefundReason(payment, now);
  if (failureReason === null && !(await reserveRefund(tx, input))) return null;
  const { currency } = payment;
  const row = { tenantId, id: subject.id };
  const tipMinor = input.tipBackMinor ?? (await app.subjects[subject.kind].findTipIn(tx, row, amountMinor));
  const status = failureReason === null ? "pending" : "failed";
  await insertRefund(tx, {
    tenantId,
    id: refundId,
    paymentId,
    orderId: subject.kind === "order" && !input.isExtra ? subject.id : null,
    giftCardId: giftCardId ?? null,
    purse: "processor",
    amountMinor,
    tipMinor,
    reason,
    status,
    failureReason,
    actor,
    createdBy,
    createdAt: now,
    settledAt: failureReason === null ? null : now,
  });
  if (status === "pending") await app.jobs.add(tx, "send-refund", { tenantId, refundId });
  const event = { refundId, subject, purse: "processor", amountMinor, currency, at: now } as const;
  const statuses = status === "pending" ? (["pending"] as const) : (["pending", "failed"] as const);
  const events = statuses.map((each) => refundEvent({ ...event, status: each }));
  await appendEvents(tx, { tenantId, events, now });
  const refund = {
    refundId,
    amountMinor,
    currency,
    wasConfirmed: false,
    reason,
    isForeign: false,
    createdBy,
  };
  for (const each of statuses) {
    await app.subjects[subject.kind].onRefund(app, tx, {
      tenantId,
      id: subject.id,
      now,
      refund: { ...refund, status: each, failureReason: each === "failed" ? failureReason : null },
    });
  }
  return refundId;
}
