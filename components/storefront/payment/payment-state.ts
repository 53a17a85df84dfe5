import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { isOver } from "@/components/storefront/order/order-progress";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import { payBeforeOf } from "@/lib/service/orders/placement/payment-window";

type Payable = Pick<TrackedOrder, "status" | "paymentMethod" | "paymentStatus">;

/** Whether the order waits for its online payment; a restaurant may accept it before. */
export function awaitsPayment({ status, paymentMethod, paymentStatus }: Payable): boolean {
  return !isTillMethod(paymentMethod) && paymentStatus === "pending" && !isOver(status);
}

/** Whole seconds in which the order can still be paid; 0 when that is over. */
export function paySecondsLeft(order: { createdAt: string }, now: Date): number {
  const until = payBeforeOf(new Date(order.createdAt));
  return Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000));
}

/** The instant until which the order can be paid. */
export function payBefore(order: { createdAt: string }): Date {
  return payBeforeOf(new Date(order.createdAt));
}
