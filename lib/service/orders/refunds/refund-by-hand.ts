import { fail } from "@/lib/core/errors/app-error";
import { parseMajor, toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { requireFreshForRefund } from "@/lib/payments/payments/large-refund";
import { refuseLateRefund } from "@/lib/payments/payments/late-refund";
import { findPayment, refundableMinor } from "@/lib/payments/payments/payment-store";
import { recordRefund } from "@/lib/payments/payments/record-refund";
import { trySendRefund } from "@/lib/payments/payments/try-send-refund";
import { orderSubject } from "@/lib/payments/subject/subject";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import type { Tx } from "@/lib/platform/db/db";
import { lockOrder } from "@/lib/service/orders/life/order-move-store";
import type { OrderRef } from "@/lib/service/orders/order";
import { findOrder } from "@/lib/service/orders/order-store";
import { findOrderOwner } from "@/lib/service/orders/views/order-owner-store";
import type { ManualRefundBody } from "./refund-contract";
import { refundOnce } from "./refund-once";

export type RefundByHand = { request: ManualRefundBody; actor: StaffActor; idempotencyKey: string | null };

/**
 * Refunds a part or all of a paid order by a super-admin's decision (Specification, Payments). Never more than was
 * captured less refunds made or in progress, however many requests there are at once, and once per Idempotency-Key: a
 * repeat returns the present state of the first refund. The processor confirms later; when it does not answer, the
 * refund stays pending and is asked for again with the same key. Throws ORDER_NOT_FOUND, NOT_REFUNDABLE,
 * REFUND_EXCEEDS_CAPTURED, FRESH_SIGN_IN_REQUIRED for a large one, IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS, and VALIDATION_FAILED for an amount that the
 * currency does not have.
 */
export async function refundByHand(app: App, { request, actor, idempotencyKey }: RefundByHand) {
  const ref = await findOrderOwner(app.db.prisma, request.orderId);
  if (!ref) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const { tenantId } = ref;
  const work = { ref, idempotencyKey, body: { operation: "refund", ...request } };
  const { text: refundId, replayed } = await refundOnce(app, work, (tx) =>
    writeRefund(app, tx, { ref, request, actor }),
  );
  if (!replayed) await trySendRefund(app, { tenantId, refundId });
  return { refund: await readRefund(app, ref, refundId), replayed };
}

/** Writes the refund and its entry in the audit log, under the order's lock. Returns its id. */
async function writeRefund(
  app: App,
  tx: Tx,
  { ref, request, actor }: { ref: OrderRef; request: ManualRefundBody; actor: StaffActor },
): Promise<string> {
  const { amount, reason } = request;
  const now = app.clock.now();
  await lockOrder(tx, ref);
  const payment = await findPayment(tx, { tenantId: ref.tenantId, subject: orderSubject(ref.orderId) });
  if (!payment || payment.capturedMinor === 0) {
    return fail("NOT_REFUNDABLE", "Nothing was paid for this order through the processor.");
  }
  refuseLateRefund(payment, now);
  const { currency } = payment;
  const amountMinor = parseMajor(amount, currency);
  if (amountMinor === null || amountMinor <= 0) {
    return fail("VALIDATION_FAILED", `body.amount: must be a valid amount in ${currency}.`);
  }
  if (amountMinor <= refundableMinor(payment))
    requireFreshForRefund(app, actor, { amountMinor, earlierMinor: payment.refundedMinor, currency });
  const refund = { ...payment, amountMinor, reason, actor: "platform" as const, now };
  const refundId = await recordRefund(app, tx, refund);
  if (refundId === null) {
    const left = toMajor(refundableMinor(payment), currency);
    return fail("REFUND_EXCEEDS_CAPTURED", `At most ${left} ${currency} can still be refunded.`);
  }
  await recordAct(tx, {
    at: now,
    actor,
    action: "order.refunded",
    tenantId: ref.tenantId,
    subjectId: ref.orderId,
    data: { refundId, amount, currency, reason },
  });
  return refundId;
}

async function readRefund(app: App, ref: OrderRef, refundId: string) {
  const order = await findOrder(app.db.sql, ref);
  const refund = order?.refunds.find(({ id }) => id === refundId);
  if (!order || !refund) throw new Error(`Refund ${refundId} vanished`);
  return {
    refundId,
    orderId: ref.orderId,
    amount: toMajor(refund.amountMinor, order.currency),
    status: refund.status,
    escrowStatus: order.escrowStatus,
  };
}
