/** Decisions, Orders: an online order that is not paid by then is canceled. */

import { isTillMethod, type PaidMethod } from "@/lib/payments/payments/payment-method";

const PAY_WITHIN_MS = 30 * 60_000;

/** The instant until which an online order waits for its payment. */
export function payBeforeOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + PAY_WITHIN_MS);
}

/** Whether an online payment of an order is still to come. */
export function isPaymentDue(order: { paymentMethod: PaidMethod; paymentStatus: string }): boolean {
  return !isTillMethod(order.paymentMethod) && ["pending", "failed"].includes(order.paymentStatus);
}
