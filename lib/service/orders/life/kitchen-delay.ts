import type { Order } from "@/lib/service/orders/order";

/** What one order says about the kitchen: when it was promised, and when it was ready, if it is. */
export type KitchenTime = Pick<Order, "type" | "promisedAt" | "readyAt">;

const MINUTE_MS = 60_000;
/** So far back the kitchen's times are looked at: what was an hour ago says nothing about now. */
export const KITCHEN_WINDOW_MINUTES = 60;
/** Fewer orders may be late by chance. */
const FEWEST = 3;

/**
 * By how many whole minutes the kitchen is behind its promises: the median over the orders that were ready within the
 * last hour, early ones included, and those that should have been and still are not, with what they are late so far. A
 * delivery is due in the kitchen as much earlier as the way takes. 0 when it keeps its promises, and when fewer than
 * three orders say anything.
 */
export function kitchenDelay(
  times: readonly KitchenTime[],
  { now, deliveryMinutes }: { now: Date; deliveryMinutes: number },
): number {
  const since = now.getTime() - KITCHEN_WINDOW_MINUTES * MINUTE_MS;
  const late = times.flatMap(({ type, promisedAt, readyAt }) => {
    const due = promisedAt.getTime() - (type === "delivery" ? deliveryMinutes * MINUTE_MS : 0);
    if (readyAt) return readyAt.getTime() > since ? [readyAt.getTime() - due] : [];
    // Somebody forgot what has been due for longer; it says nothing about the kitchen.
    return due < now.getTime() && due > since ? [now.getTime() - due] : [];
  });
  if (late.length < FEWEST) return 0;
  late.sort((a, b) => a - b);
  const median = late[Math.floor((late.length - 1) / 2)] ?? 0;
  return Math.max(0, Math.floor(median / MINUTE_MS));
}
