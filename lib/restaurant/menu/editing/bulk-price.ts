import { exponentOf, MAX_AMOUNT_MINOR } from "@/lib/core/money/money";

/** What a price ends in after a change: the nearest multiple of .10 or .50, the nearest .90, or as it comes. */
export const ROUNDINGS = ["none", "10", "50", "90"] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** By how much prices change: percent of each, or an amount in minor units. */
export type PriceRule = { rounding: Rounding } & ({ percent: number } | { amountMinor: number });

/** What hundred parts make one: a currency without decimals rounds its hundreds. */
function wholeOf(currency: string): number {
  return 10 ** Math.max(exponentOf(currency), 2);
}

function rounded(minor: number, rounding: Rounding, currency: string): number {
  if (rounding === "none") return minor;
  const whole = wholeOf(currency);
  if (rounding === "90") {
    const ending = (whole * 9) / 10;
    return Math.max(0, Math.round((minor - ending) / whole)) * whole + ending;
  }
  const step = (whole * Number(rounding)) / 100;
  return Math.round(minor / step) * step;
}

/**
 * A price after the change, in minor units: percent rounds half up, then the rounding applies, and never below 0. A
 * price of 0 stays 0, because what is free is meant to be. Null when it would be larger than a price can be.
 */
export function bulkPrice(minor: number, rule: PriceRule, currency: string): number | null {
  if (minor === 0) return 0;
  const changed =
    "percent" in rule
      ? Math.round((minor * (10_000 + Math.round(rule.percent * 100))) / 10_000)
      : minor + rule.amountMinor;
  const price = rounded(Math.max(0, changed), rule.rounding, currency);
  return price > MAX_AMOUNT_MINOR ? null : price;
}

/** What a dish costs after the change; an offer that would no longer be cheaper than the price ends. */
export function bulkPrices(
  prices: { basePriceMinor: number; discountPriceMinor: number | null },
  rule: PriceRule,
  currency: string,
): { basePriceMinor: number; discountPriceMinor: number | null } | null {
  const basePriceMinor = bulkPrice(prices.basePriceMinor, rule, currency);
  const { discountPriceMinor: offer } = prices;
  const offerMinor = offer === null ? null : bulkPrice(offer, rule, currency);
  if (basePriceMinor === null || (offer !== null && offerMinor === null)) return null;
  const isCheaper = offerMinor !== null && offerMinor < basePriceMinor;
  return { basePriceMinor, discountPriceMinor: isCheaper ? offerMinor : null };
}
