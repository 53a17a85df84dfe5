/** Decisions, Orders: an online order that is not paid by then is canceled. */
const PAY_WITHIN_MS = 30 * 60_000;

/** The instant until which an online order waits for its payment. */
export function payBeforeOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + PAY_WITHIN_MS);
}

/** Whether an online payment of an order is still to come. */
export function isPaymentDue(order: { paymentMethod: string; paymentStatus: string }): boolean {
  return order.paymentMethod !== "cash" && ["pending", "failed"].includes(order.paymentStatus);
}
