/** What was paid for a sale and on top of it, and what went back of each or is on its way, in minor units. */
export type TippedSale = { saleMinor: number; tipMinor: number; saleBackMinor: number; tipBackMinor: number };

/**
 * How much of an amount that goes back is the tip, where nobody says: what was sold goes back first, and the tip when
 * nothing else is left (docs/decisions/057).
 */
export function tipPart(amountMinor: number, paid: TippedSale): number {
  const saleLeftMinor = Math.max(0, paid.saleMinor - paid.saleBackMinor);
  const tipLeftMinor = Math.max(0, paid.tipMinor - paid.tipBackMinor);
  return Math.min(tipLeftMinor, Math.max(0, amountMinor - saleLeftMinor));
}
