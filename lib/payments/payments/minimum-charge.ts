import { formatMoney } from "@/lib/core/money/money";
import { minimumChargeMinor } from "@/lib/payments/processor/online-currency";

/** The code with which the processor itself refuses such a charge. */
export const TOO_SMALL_AT_PROCESSOR = "amount_too_small";

/** Whether an amount in minor units is more than nothing and less than the processor charges. */
export function isTooSmallToCharge(amountMinor: number, currency: string): boolean {
  return amountMinor > 0 && amountMinor < (minimumChargeMinor(currency) ?? 0);
}

/** Why such an amount cannot be paid online, and what helps. */
export function tooSmallMessage(amountMinor: number, currency: string, locale = "en"): string {
  const minimumMinor = minimumChargeMinor(currency);
  const amount = formatMoney(amountMinor, currency, locale);
  const rule = minimumMinor === null ? "" : ` (${formatMoney(minimumMinor, currency, locale)})`;
  return `${amount} is below the smallest online payment${rule}. Pay cash, or leave a larger amount to pay online.`;
}
