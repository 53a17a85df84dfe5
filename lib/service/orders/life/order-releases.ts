import { decideRelease } from "@/lib/payments/escrow/escrow-status";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import type { Releases } from "@/lib/payments/payments/payment-subject";
import { orderSubject } from "@/lib/payments/subject/subject";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import { orderReleasedEvent } from "@/lib/service/orders/order-event";
import { describeHeldOrders } from "@/lib/service/orders/order-facts-store";
import { isPaymentDue } from "@/lib/service/orders/placement/payment-window";
import { listDueOrders, lockDueOrder, markReleased } from "./order-release-store";

/** The money of delivered orders, which is held until the restaurant's delay is over; cash moves through the same values. */
export const orderReleases: Releases = {
  listDue: listDueOrders,
  describeHeld: describeHeldOrders,
  async take(tx, { tenantId, id: orderId, now }) {
    const order = await lockDueOrder(tx, { tenantId, orderId, now });
    if (!order) return null;
    const decision = decideRelease({
      ...order,
      delivered: order.status === "delivered",
      paid: order.paymentStatus === "paid",
      awaitsPayment: isPaymentDue(order),
      flagged: order.flaggedAt !== null && order.flagClearedAt === null && isWithPlatform(order),
      now,
    });
    if (!decision.ok) return null;
    const { escrowStatus } = decision;
    if (!(await markReleased(tx, { tenantId, orderId, escrowStatus, now }))) return null;
    tellAtCommit(tx, {
      tenantId,
      events: [orderReleasedEvent({ id: orderId, number: order.number }, now)],
      now,
    });
    return { subject: orderSubject(orderId), currency: order.currency };
  },
};

/** Whether any of the order's money is with the platform: a flag holds nothing that the restaurant has already. */
function isWithPlatform(order: Parameters<typeof isPaymentDue>[0] & { giftCardMinor: number }): boolean {
  return order.giftCardMinor > 0 || !isTillMethod(order.paymentMethod);
}
