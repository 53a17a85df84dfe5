import { awaitsPayment, waitsSinceMs } from "@/components/dashboard/orders/board-columns";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";

/** How often the bell rings again until someone looks. */
export const RING_AGAIN_MS = 12_000;
/** The same for an order that nobody has seen for too long. */
export const ALARM_AGAIN_MS = 4_000;

const MINUTE_MS = 60_000;

/** New orders that nobody at this screen or any other has looked at: they pulse and ring. */
export function unseenOrders(orders: readonly BoardOrder[], seen: ReadonlySet<string>): string[] {
  return orders
    .filter(
      (order) =>
        order.status === "pending" && order.seenAt === null && !awaitsPayment(order) && !seen.has(order.id),
    )
    .map((order) => order.id);
}

/** Unseen orders that have waited for so many minutes: the bell becomes an alarm, and the owners get an email. */
export function overdueUnseen(
  orders: readonly BoardOrder[],
  unseen: readonly string[],
  { minutes, now }: { minutes: number; now: Date },
): BoardOrder[] {
  const before = now.getTime() - minutes * MINUTE_MS;
  return orders.filter((order) => unseen.includes(order.id) && waitsSinceMs(order) <= before);
}

/** Whether the bell rings now: at once for an order that was not there before, again after a pause. */
export function ringsNow(input: {
  unseen: readonly string[];
  rungFor: ReadonlySet<string>;
  lastRingMs: number;
  nowMs: number;
  /** Somebody should have looked long ago. */
  alarm: boolean;
}): boolean {
  if (input.unseen.length === 0) return false;
  const pauseMs = input.alarm ? ALARM_AGAIN_MS : RING_AGAIN_MS;
  return input.unseen.some((id) => !input.rungFor.has(id)) || input.nowMs - input.lastRingMs >= pauseMs;
}

/** What is remembered as seen: only orders that are still new, so that the memory stays small. */
export function keepSeen(orders: readonly BoardOrder[], seen: ReadonlySet<string>): string[] {
  return orders.filter((order) => order.status === "pending" && seen.has(order.id)).map((order) => order.id);
}
