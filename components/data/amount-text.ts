import { exponentOf, parseMajor } from "@/lib/core/money/money";

/**
 * What someone typed as an amount, in major units: a comma or a point as decimal mark, spaces ignored. Null for
 * anything that is no exact, non-negative amount of the currency.
 */
export function readAmountText(text: string, currency: string): number | null {
  const plain = text.replace(/\s/g, "").replace(",", ".");
  const minor = /^\d/.test(plain) ? parseMajor(plain, currency) : null;
  return minor === null ? null : Number(plain);
}

/** An amount as text for an input: all decimals of the currency, with a decimal point. */
export function amountText(major: number, currency: string): string {
  return major.toFixed(exponentOf(currency));
}
