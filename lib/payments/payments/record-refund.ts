import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import type { Actor } from "@/lib/platform/db/generated/enums";
import { appendEvents } from "@/lib/platform/events/event-store";
import { getPayment, type PaymentRef } from "./payment-store";
import { refundEvent } from "./refund-event";
import { insertRefund, reserveRefund } from "./refund-store";

/**
 * Writes down what the processor shall give back, in the transaction that causes it and under the subject's lock, and
 * sees to it that the processor is asked after the commit. The refund's id, or null when it is more than what was
 * captured and is neither on its way back nor disputed.
 */
export async function recordRefund(
  app: App,
  tx: Tx,
  input: PaymentRef & {
    amountMinor: number;
    reason: string;
    actor: Actor;
    createdBy?: string | null;
    /** The card that is taken back with it. */
    giftCardId?: string;
    now: Date;
  },
): Promise<string | null> {
  const {
    tenantId,
    paymentId,
    subject,
    amountMinor,
    reason,
    actor,
    createdBy = null,
    giftCardId,
    now,
  } = input;
  if (!(await reserveRefund(tx, input))) return null;
  const { currency } = await getPayment(tx, input);
  const refundId = newId("ref");
  await insertRefund(tx, {
    tenantId,
    id: refundId,
    paymentId,
    orderId: subject.kind === "order" ? subject.id : null,
    giftCardId: giftCardId ?? null,
    purse: "processor",
    amountMinor,
    reason,
    actor,
    createdBy,
    createdAt: now,
  });
  await app.jobs.add(tx, "send-refund", { tenantId, refundId });
  const told = { refundId, subject, purse: "processor", amountMinor, currency } as const;
  const events = [refundEvent({ ...told, status: "pending", at: now })];
  await appendEvents(tx, { tenantId, events, now });
  await app.subjects[subject.kind].onRefund(app, tx, {
    tenantId,
    id: subject.id,
    now,
    refund: {
      refundId,
      amountMinor,
      currency,
      status: "pending",
      wasConfirmed: false,
      reason,
      failureReason: null,
      isForeign: false,
      createdBy,
    },
  });
  return refundId;
}
