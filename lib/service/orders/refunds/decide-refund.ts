import { fail } from "@/lib/core/errors/app-error";
import { parseMajor, toMajor } from "@/lib/core/money/money";
import { refuseLateRefund } from "@/lib/payments/payments/late-refund";
import { findPayment, type Payment, refundableMinor } from "@/lib/payments/payments/payment-store";
import { orderSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import type { OrderDetail, OrderRef } from "@/lib/service/orders/order";
import { findOrder } from "@/lib/service/orders/order-store";
import type { OrderRefundScope } from "./refund-contract";
import { leftMinor, type PursesLeft, planRefund, type RefundPlan, type RefundScope } from "./refund-plan";
import { pursesLeft, tipLeftMinor, wasPaid } from "./refund-purses";

export type DecidedRefund = {
  order: OrderDetail;
  payment: Payment | null;
  left: PursesLeft;
  plan: RefundPlan;
};

/**
 * What a refund of an order would do as it stands now, and does under the order's lock. Throws ORDER_NOT_FOUND,
 * NOT_REFUNDABLE, LINE_ALREADY_REFUNDED, REFUND_EXCEEDS_CAPTURED, and VALIDATION_FAILED for an unknown line or an amount
 * that the currency does not have.
 */
export async function decideRefund(
  db: Tx,
  ref: OrderRef,
  request: OrderRefundScope,
  now: Date,
): Promise<DecidedRefund> {
  const order = await findOrder(db, ref);
  if (!order) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const payment = await findPayment(db, { tenantId: ref.tenantId, subject: orderSubject(ref.orderId) });
  const scope = scopeOf(request, order.currency);
  const left = pursesLeft(order, payment ? refundableMinor(payment) : 0);
  if (!wasPaid(order, payment?.capturedMinor ?? 0))
    return fail("NOT_REFUNDABLE", "This order is not paid yet. Cancel it instead.");
  if (leftMinor(left) === 0) {
    if (payment && payment.disputedMinor > 0)
      return fail("NOT_REFUNDABLE", "The guest's bank disputes this payment, so it cannot be refunded.");
    return fail(
      "REFUND_EXCEEDS_CAPTURED",
      "Everything that was paid has been refunded, or its refund is in progress.",
    );
  }
  const planned = planRefund({ ...order, tipLeftMinor: tipLeftMinor(order) }, scope, left);
  if (planned.ok) {
    const { plan } = planned;
    if (payment && plan.parts.some(({ purse }) => purse === "processor")) refuseLateRefund(payment, now);
    return { order, payment, left, plan };
  }
  switch (planned.reason) {
    case "UNKNOWN_LINE":
      return fail("VALIDATION_FAILED", "body.lineItems: the order has no line with this id.");
    case "LINE_REFUNDED": {
      const name = order.items[planned.position]?.productName ?? "";
      const units = planned.leftQuantity;
      return fail(
        "LINE_ALREADY_REFUNDED",
        `${name}: at most ${units} can still be refunded. Load the order again.`,
      );
    }
    case "WORTH_NOTHING":
      return fail("NOT_REFUNDABLE", "Nothing was paid for these lines, or it has already been refunded.");
    case "TOO_MUCH": {
      const most = `At most ${toMajor(planned.leftMinor, order.currency)} ${order.currency}`;
      const isOfAll = planned.leftMinor === leftMinor(left);
      const which = isOfAll ? "" : scope.scope === "lines" ? " of what was sold" : " of this part";
      return fail("REFUND_EXCEEDS_CAPTURED", `${most}${which} can still be refunded.`);
    }
  }
}

function scopeOf(request: OrderRefundScope, currency: string): RefundScope {
  switch (request.scope) {
    case "whole":
      return { scope: "whole" };
    case "lines": {
      const lines = request.lineItems.map(({ lineItemId, quantity }) => ({
        position: Number(lineItemId),
        quantity,
      }));
      return { scope: "lines", lines };
    }
    case "amount": {
      const amountMinor = parseMajor(request.amount, currency);
      if (amountMinor === null || amountMinor <= 0)
        return fail("VALIDATION_FAILED", `body.amount: must be a valid amount in ${currency}.`);
      if (request.tip === undefined) return { scope: "amount", amountMinor };
      const tipMinor = parseMajor(request.tip, currency);
      if (tipMinor === null || tipMinor > amountMinor)
        return fail(
          "VALIDATION_FAILED",
          "body.tip: must be a valid amount, at most the amount that is refunded.",
        );
      return { scope: "amount", amountMinor, tipMinor };
    }
  }
}
