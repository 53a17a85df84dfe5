/**
 * Whether an order went from preparing to ready faster than food can be made (Specification, Order status, the fraud
 * check at ready): in less than the restaurant's `plausiblePrepSeconds`, 60 unless the platform sets another number.
 * Clocks that ran backwards count as too fast.
 */
export function isImplausiblyFast(order: {
  preparingStartedAt: Date;
  readyAt: Date;
  plausiblePrepSeconds: number;
}): boolean {
  const elapsedMs = order.readyAt.getTime() - order.preparingStartedAt.getTime();
  return elapsedMs < order.plausiblePrepSeconds * 1000;
}
