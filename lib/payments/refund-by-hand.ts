import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/db/transaction";
import { fail, isAppError } from "@/lib/errors/app-error";
import { parseMajor, toMajor } from "@/lib/money/money";
import { findOrder } from "@/lib/orders/order-store";
import { findOrderOwner, findPayment, lockOrder } from "./payment-store";
import { recordRefund } from "./record-refund";
import type { ManualRefundBody } from "./refund-contract";
import { sendRefund } from "./send-refund";

/**
 * Refunds a part or all of a paid order by a super-admin's decision (Specification, Payments). Never more than was
 * captured and is not on its way back, however many ask at the same time. The processor confirms later; when it does
 * not answer, the refund stays pending and is asked for again with the same key. Throws ORDER_NOT_FOUND,
 * NOT_REFUNDABLE, REFUND_EXCEEDS_CAPTURED, and VALIDATION_FAILED for an amount that the currency does not have.
 */
export async function refundByHand(app: App, { orderId, amount, reason }: ManualRefundBody) {
  const ref = await findOrderOwner(app.db.prisma, orderId);
  if (!ref) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const now = app.clock.now();
  const { refundId, currency, amountMinor } = await inTransaction(app.db, async (tx) => {
    await lockOrder(tx, ref);
    const payment = await findPayment(tx, ref);
    if (!payment || payment.capturedMinor === 0) {
      return fail("NOT_REFUNDABLE", "Nothing was paid for this order through the processor.");
    }
    const { currency } = payment;
    const amountMinor = parseMajor(amount, currency);
    if (amountMinor === null || amountMinor <= 0) {
      return fail("VALIDATION_FAILED", `body.amount: this is no amount of ${currency}.`);
    }
    const recorded = await recordRefund(app, tx, {
      ...ref,
      amountMinor,
      giftCardMinor: 0,
      reason,
      actor: "platform",
      now,
    });
    if (recorded) return { refundId: recorded.refundId, currency, amountMinor };
    const left = toMajor(payment.capturedMinor - payment.refundedMinor, currency);
    return fail("REFUND_EXCEEDS_CAPTURED", `At most ${left} ${currency} can still be refunded.`);
  });
  await sendRefund(app, { tenantId: ref.tenantId, refundId }).catch((error: unknown) => {
    if (!isAppError(error)) throw error;
    app.log.warn({ err: error, refundId }, "the processor did not answer; the refund is asked for again");
  });
  const order = await findOrder(app.db.prisma, ref);
  const refund = order?.refunds.find(({ id }) => id === refundId);
  if (!order || !refund) throw new Error(`Refund ${refundId} vanished`);
  return {
    refundId,
    orderId,
    amount: toMajor(amountMinor, currency),
    status: refund.status,
    escrowStatus: order.escrowStatus,
  };
}
