import type { OrderStatus } from "@/lib/service/orders/order-status";

export const ORDER_STEPS = ["pending", "accepted", "preparing", "ready", "delivered"] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** How far the order is, from 0; -1 for one that was canceled or rejected. */
export function stepIndex(status: OrderStatus): number {
  const steps: readonly OrderStatus[] = ORDER_STEPS;
  return steps.indexOf(status);
}

/** Whether nothing that a diner waits for will change. */
export function isOver(status: OrderStatus): boolean {
  return status === "delivered" || stepIndex(status) < 0;
}

/** Whether a diner waits for it to be ready. */
export function isAwaited(status: OrderStatus): boolean {
  return !isOver(status) && status !== "ready";
}

/** Whole seconds in which the restaurant's proposal can still be answered; 0 when that is over. */
export function proposalSecondsLeft(
  order: { status: OrderStatus; proposal: { answer: string | null; expiresAt: string } | null },
  now: Date,
): number {
  const { status, proposal } = order;
  if (status !== "pending" || !proposal || proposal.answer !== null) return 0;
  return Math.max(0, Math.floor((Date.parse(proposal.expiresAt) - now.getTime()) / 1000));
}

/** Whole seconds in which the diner may still cancel; 0 when that is over. */
export function cancelSecondsLeft(
  order: { status: OrderStatus; cancellableUntil: string },
  now: Date,
): number {
  if (order.status !== "pending") return 0;
  return Math.max(0, Math.floor((Date.parse(order.cancellableUntil) - now.getTime()) / 1000));
}
