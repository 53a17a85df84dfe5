import type { OrderDetail } from "./order";
import type { OrderMoney } from "./order-cancel-policy";

/** What was captured for an order and what of it is back or on its way back, in minor units. */
export function moneyOf(
  order: Pick<OrderDetail, "escrowStatus" | "giftCardMinor" | "payments" | "refunds">,
): OrderMoney {
  const standing = order.refunds.filter((refund) => refund.status !== "failed");
  return {
    escrowStatus: order.escrowStatus,
    giftCardMinor: order.giftCardMinor,
    capturedMinor: order.payments.reduce((sum, payment) => sum + payment.capturedMinor, 0),
    refundedMinor: standing.reduce((sum, refund) => sum + refund.amountMinor, 0),
  };
}
