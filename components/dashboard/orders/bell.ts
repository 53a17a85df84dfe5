import { awaitsPayment } from "./board-columns";
import type { BoardOrder } from "./board-order";

/** How often the bell rings again until someone looks. */
export const RING_AGAIN_MS = 12_000;

/** New orders that nobody at this screen has looked at: they pulse and ring. */
export function unseenOrders(orders: readonly BoardOrder[], seen: ReadonlySet<string>): string[] {
  return orders
    .filter((order) => order.status === "pending" && !awaitsPayment(order) && !seen.has(order.id))
    .map((order) => order.id);
}

/** Whether the bell rings now: at once for an order that was not there before, again after a pause. */
export function ringsNow(input: {
  unseen: readonly string[];
  rungFor: ReadonlySet<string>;
  lastRingMs: number;
  nowMs: number;
}): boolean {
  if (input.unseen.length === 0) return false;
  return input.unseen.some((id) => !input.rungFor.has(id)) || input.nowMs - input.lastRingMs >= RING_AGAIN_MS;
}

/** What is remembered as seen: only orders that are still new, so that the memory stays small. */
export function keepSeen(orders: readonly BoardOrder[], seen: ReadonlySet<string>): string[] {
  return orders.filter((order) => order.status === "pending" && seen.has(order.id)).map((order) => order.id);
}
