import type { Order } from "@/lib/service/orders/order";

/** What of an order's total is not paid yet, in minor units; nothing once it is paid, and of an order that has ended. */
export function leftToTakeMinor(
  order: Pick<Order, "status" | "paymentStatus" | "totalMinor" | "tillMinor">,
): number {
  const isOver = order.status === "canceled" || order.status === "rejected";
  const isPaid = order.paymentStatus === "paid" || order.paymentStatus === "refunded";
  return isOver || isPaid ? 0 : order.totalMinor - order.tillMinor;
}
