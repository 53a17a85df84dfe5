import type { Order } from "@/lib/service/orders/order";
import { ARRIVALS, type ForwardStatus } from "@/lib/service/orders/order-status";
import { isImplausiblyFast } from "./prep-speed";

/** What changes in addition to status and timestamp when an order moves forward. */
export type AdvanceChanges = Partial<
  Pick<
    Order,
    "promisedAt" | "kitchenAt" | "flaggedAt" | "releaseAt" | "paymentStatus" | "paidAt" | "payBefore"
  >
>;

/** The times of an order that is due so much later. */
export function movedBy(
  { promisedAt, kitchenAt }: Pick<Order, "promisedAt" | "kitchenAt">,
  ms: number,
): Partial<Pick<Order, "promisedAt" | "kitchenAt">> {
  const later = (instant: Date) => new Date(instant.getTime() + ms);
  return { promisedAt: later(promisedAt), ...(kitchenAt ? { kitchenAt: later(kitchenAt) } : {}) };
}

/**
 * Specification, Order status: the prep-speed check at ready, the payout's date at delivered. Cash changes hands at
 * delivery, so the order is paid then. A delay given at acceptance moves the promised time.
 */
export function decideAdvance(
  order: Order,
  move: {
    to: ForwardStatus;
    now: Date;
    delayMinutes: number | null;
    /** Nobody waits for the payment of an order that is delivered unpaid. */
    isWrittenOff?: boolean;
    plausiblePrepSeconds: number;
    escrowDelayHours: number;
  },
): AdvanceChanges {
  const { to, now, delayMinutes, plausiblePrepSeconds, escrowDelayHours } = move;
  if (to === "accepted" && delayMinutes !== null) {
    return movedBy(order, delayMinutes * 60_000);
  }
  if (to === "ready" && order.preparingStartedAt !== null) {
    const { preparingStartedAt } = order;
    const tooFast = isImplausiblyFast({ preparingStartedAt, readyAt: now, plausiblePrepSeconds });
    return tooFast ? { flaggedAt: now } : {};
  }
  if (ARRIVALS[to].money === "due") {
    // A scheduled order that is marked as delivered early is paid out no sooner than one that is delivered in time.
    const deliveredMs = Math.max(now.getTime(), order.scheduledFor?.getTime() ?? 0);
    const releaseAt = new Date(deliveredMs + escrowDelayHours * 3_600_000);
    const paysNow = order.paymentMethod === "cash" && order.paymentStatus === "pending";
    if (paysNow) return { releaseAt, paymentStatus: "paid", paidAt: now };
    const isGivenUp = move.isWrittenOff === true && order.paymentStatus === "pending";
    return { releaseAt, ...(isGivenUp ? { paymentStatus: "failed", payBefore: null } : {}) };
  }
  return {};
}
