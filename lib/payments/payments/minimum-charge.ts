import { formatMoney } from "@/lib/core/money/money";

/**
 * The smallest charge that Stripe takes, in minor units, where it names one (Stripe, "Minimum and maximum charge
 * amounts"). Where the account's own currency differs, Stripe converts and may ask for slightly more; it then refuses
 * by itself.
 */
const MINIMUM_MINOR: ReadonlyMap<string, number> = new Map(
  Object.entries({
    AED: 200,
    AUD: 50,
    BGN: 100,
    BRL: 50,
    CAD: 50,
    CHF: 50,
    CZK: 1500,
    DKK: 250,
    EUR: 50,
    GBP: 30,
    HKD: 400,
    HUF: 17_500,
    INR: 50,
    JPY: 50,
    MXN: 1000,
    MYR: 200,
    NOK: 300,
    NZD: 50,
    PLN: 200,
    RON: 200,
    SEK: 300,
    SGD: 50,
    THB: 1000,
    USD: 50,
  }),
);

/** The code with which the processor itself refuses such a charge. */
export const TOO_SMALL_AT_PROCESSOR = "amount_too_small";

/** Whether an amount in minor units is more than nothing and less than the processor charges. */
export function isTooSmallToCharge(amountMinor: number, currency: string): boolean {
  return amountMinor > 0 && amountMinor < (MINIMUM_MINOR.get(currency) ?? 0);
}

/** Why such an amount cannot be paid online, and what helps. */
export function tooSmallMessage(amountMinor: number, currency: string, locale = "en"): string {
  const minimumMinor = MINIMUM_MINOR.get(currency);
  const amount = formatMoney(amountMinor, currency, locale);
  const rule = minimumMinor === undefined ? "" : ` (${formatMoney(minimumMinor, currency, locale)})`;
  return `${amount} is below the smallest online payment${rule}. Pay cash, or leave a larger amount to pay online.`;
}
