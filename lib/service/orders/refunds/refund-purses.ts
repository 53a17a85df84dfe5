import { isTillMethod } from "@/lib/payments/payments/payment-method";
import type { RefundPurse } from "@/lib/payments/subject/refund-purse";
import type { OrderDetail } from "@/lib/service/orders/order";
import type { PursesLeft } from "./refund-plan";

/** Whose money can be asked back: what belongs to a payment, an order and its earlier refunds. */
export type PaidOrder = Pick<
  OrderDetail,
  "paymentStatus" | "paymentMethod" | "totalMinor" | "giftCardMinor" | "refunds"
>;

/** What went back to a purse, in minor units. */
export function returnedTo(purse: RefundPurse, { refunds }: Pick<PaidOrder, "refunds">): number {
  return refunds
    .filter((refund) => refund.purse === purse && refund.status === "succeeded")
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** What of an order went back or is on its way, whatever the purse, in minor units. */
export function goneBackMinor({ refunds }: Pick<PaidOrder, "refunds">): number {
  return refunds.reduce((sum, { status, amountMinor }) => sum + (status === "failed" ? 0 : amountMinor), 0);
}

/** What the restaurant took itself of an order that is paid so (docs/decisions/014 and 102). */
export function paidAtTill({ paymentStatus, paymentMethod, totalMinor }: PaidOrder): number {
  return isTillMethod(paymentMethod) && isPaid(paymentStatus) ? totalMinor : 0;
}

/** Whether anything was paid that could go back. Money of a wrong amount is captured without paying the order. */
export function wasPaid(order: PaidOrder, capturedMinor: number): boolean {
  return isPaid(order.paymentStatus) || capturedMinor > 0;
}

/** What each purse of an order can still give back; `processorMinor` is what its payment can. */
export function pursesLeft(order: PaidOrder, processorMinor: number): PursesLeft {
  const giftCardMinor = isPaid(order.paymentStatus) ? order.giftCardMinor : 0;
  return {
    giftCardMinor: Math.max(0, giftCardMinor - returnedTo("gift_card", order)),
    processorMinor,
    cashMinor: Math.max(0, paidAtTill(order) - returnedTo("cash", order)),
  };
}

/** What of an order's tip did not go back and is not on its way, in minor units. */
export function tipLeftMinor({ tipMinor, refunds }: Pick<OrderDetail, "tipMinor" | "refunds">): number {
  const back = refunds.reduce((sum, refund) => sum + (refund.status === "failed" ? 0 : refund.tipMinor), 0);
  return Math.max(0, tipMinor - back);
}

const isPaid = (status: PaidOrder["paymentStatus"]) => status === "paid" || status === "refunded";
