/** By how many minutes an order can be accepted later than promised, at a press. */
export const DELAYS = [5, 10, 20] as const;
export type DelayMinutes = (typeof DELAYS)[number];

/** So many minutes nobody notices. */
const UNNOTICED_MINUTES = 2;

/**
 * By how much to move the promise of a new order where the kitchen is that many minutes behind its promises, as measured
 * (`behindMinutes` of the summary). 0 while it keeps them: how much is cooking says nothing by itself. A suggestion, no
 * promise: a person presses the button.
 */
export function suggestDelay(behindMinutes: number): DelayMinutes | 0 {
  if (behindMinutes <= UNNOTICED_MINUTES) return 0;
  return DELAYS.find((delay) => delay >= behindMinutes) ?? 20;
}
