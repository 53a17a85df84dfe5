import { roundPerEuro } from "@/lib/core/money/rough-worth";

const LEAST_EUROS = 5;
const MOST_EUROS = 500;
const USUAL_EUROS = [25, 50, 100] as const;

/** What a gift card can be bought for, and what is offered, in major units. */
export type PurchaseLimits = { least: number; most: number; usual: readonly number[] };

/**
 * 5 to 500 in euros, dollars and currencies whose unit is worth about as much (Specification, Gift cards); round amounts
 * of about that worth in all others. The least is above what the processor charges at least.
 */
export function purchaseLimits(currency: string): PurchaseLimits {
  const unit = roundPerEuro(currency);
  return {
    least: LEAST_EUROS * unit,
    most: MOST_EUROS * unit,
    usual: USUAL_EUROS.map((euros) => euros * unit),
  };
}

export const MAX_MESSAGE_LENGTH = 500;

/** The most that staff put on a card, in major units. */
export const MAX_ISSUED = 10_000;
