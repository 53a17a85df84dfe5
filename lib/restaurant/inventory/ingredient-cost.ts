import { exponentOf } from "@/lib/core/money/money";

/** A unit can cost a fraction of the smallest coin (a gram of salt): costs keep three decimals more than the currency. */
const EXTRA_DECIMALS = 3;
const MILLI = 1000;

/** The most that one unit can cost, thousandths of a minor unit; it fits a 32-bit column. */
export const MAX_UNIT_COST_MILLI = 2_000_000_000;

/** A cost per unit in major units as thousandths of a minor unit; null when it is finer or larger than can be kept. */
export function readUnitCost(major: number, currency: string): number | null {
  const milli = Number(`${major}e${exponentOf(currency) + EXTRA_DECIMALS}`);
  return Number.isSafeInteger(milli) && milli >= 0 && milli <= MAX_UNIT_COST_MILLI ? milli : null;
}

/** Thousandths of a minor unit as major units. */
export function unitCostToMajor(milli: number, currency: string): number {
  return Number(`${milli}e-${exponentOf(currency) + EXTRA_DECIMALS}`);
}

/** Divides two non-negative whole numbers, halves up. */
function dividedHalfUp(amount: bigint, divisor: bigint): number {
  return Number((2n * amount + divisor) / (2n * divisor));
}

/** What one unit of a delivery cost, thousandths of a minor unit; null when that cannot be kept. */
export function unitCostOf({
  costMinor,
  quantityMilli,
}: {
  costMinor: number;
  quantityMilli: number;
}): number | null {
  if (quantityMilli <= 0) return null;
  const milli = dividedHalfUp(BigInt(costMinor) * BigInt(MILLI * MILLI), BigInt(quantityMilli));
  return milli <= MAX_UNIT_COST_MILLI ? milli : null;
}

/**
 * What the ingredients of one unit of a product cost, minor units, halves up. Null without a recipe, or while the cost
 * of one of its ingredients is unknown: half a cost would read as a good margin.
 */
export function recipeCostMinor(
  recipe: readonly { quantityMilli: number; unitCostMilli: number | null }[],
): number | null {
  if (recipe.length === 0) return null;
  let sum = 0n;
  for (const { quantityMilli, unitCostMilli } of recipe) {
    if (unitCostMilli === null) return null;
    sum += BigInt(quantityMilli) * BigInt(unitCostMilli);
  }
  return dividedHalfUp(sum, BigInt(MILLI * MILLI));
}
