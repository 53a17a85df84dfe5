import type { BoardOrder } from "./board-order";

/** By how many minutes an order can be accepted later than promised, at a press. */
export const DELAYS = [5, 10, 20] as const;
export type DelayMinutes = (typeof DELAYS)[number];

const MINUTE_MS = 60_000;
/** A kitchen works on so many dishes at once without falling behind. */
const DISHES_AT_ONCE = 16;
/** Every so many dishes beyond them are five minutes more. */
const DISHES_PER_STEP = 8;
const STEP_MINUTES = 5;

/**
 * By how much to move the promise of a new order, from what is cooking: by how late the middle one of the orders in the
 * kitchen is, or by how much more is cooking than fits at once, whichever is more. 0 when the promise will hold. A
 * suggestion, no promise: a person presses the button.
 */
export function suggestDelay(orders: readonly BoardOrder[], now: Date): DelayMinutes | 0 {
  const cooking = orders.filter(({ status }) => status === "accepted" || status === "preparing");
  const behind = cooking
    .map(({ promisedAt }) => Math.max(0, (now.getTime() - Date.parse(promisedAt)) / MINUTE_MS))
    .sort((a, b) => a - b);
  const middle = behind[Math.floor((behind.length - 1) / 2)] ?? 0;
  const dishes = cooking.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
  const load = Math.ceil(Math.max(0, dishes - DISHES_AT_ONCE) / DISHES_PER_STEP) * STEP_MINUTES;
  const minutes = Math.max(middle, load);
  if (minutes < 1) return 0;
  return DELAYS.find((delay) => delay >= minutes) ?? DELAYS[DELAYS.length - 1] ?? 0;
}
