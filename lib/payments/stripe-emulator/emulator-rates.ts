import { minimumChargeMinor } from "@/lib/payments/processor/online-currency";
import { processorDecimals, processorStep, toProcessorAmount } from "@/lib/payments/processor/processor-unit";

/**
 * What the embedded processor charges and how it converts. The figures are its own: near what Stripe publishes for cards
 * of the platform's region, and the same in every country.
 */

type Price = { bps: number; fixed: number };

/** Of a payment, in the currency that it settles in: a share of it and a fixed part. */
const PROCESSING: ReadonlyMap<string, Price> = new Map([
  ["EUR", { bps: 150, fixed: 25 }],
  ["GBP", { bps: 150, fixed: 20 }],
  ["USD", { bps: 290, fixed: 30 }],
]);
const ELSEWHERE_BPS = 290;
const CONVERSION_BPS = 200;

/** Of a dispute, won or lost, in smallest charges: 20.00 EUR. */
const DISPUTE_CHARGES = 40;
/** What the platform has topped its balance up with before its first charge in a currency, in smallest charges: 10,000.00 EUR. */
const CAPITAL_CHARGES = 20_000;

/** What one unit of a currency is worth in euros. */
const IN_EUROS: Readonly<Record<string, number>> = {
  AED: 0.235,
  AUD: 0.56,
  BRL: 0.16,
  CAD: 0.63,
  CHF: 1.07,
  CZK: 0.04,
  DKK: 0.134,
  EUR: 1,
  GBP: 1.15,
  HKD: 0.11,
  HUF: 0.0025,
  INR: 0.0098,
  JPY: 0.0057,
  MXN: 0.047,
  MYR: 0.205,
  NOK: 0.085,
  NZD: 0.5,
  PLN: 0.235,
  RON: 0.197,
  SEK: 0.091,
  SGD: 0.665,
  THB: 0.0265,
  USD: 0.86,
};

/** The smallest charge in the processor's unit; of currencies that it takes no charge in, 50 of its units. */
function smallestCharge(currency: string): number {
  const minimumMinor = minimumChargeMinor(currency);
  return (minimumMinor === null ? null : toProcessorAmount(minimumMinor, currency)) ?? 50;
}

const roundTo = (amount: number, currency: string) =>
  Math.round(amount / processorStep(currency)) * processorStep(currency);

const share = (amount: number, bps: number, currency: string) => roundTo((amount * bps) / 10_000, currency);

/** The fee of a payment that settles as `amount`, in the processor's unit of `currency`. */
export function processingFee(amount: number, currency: string): number {
  const price = PROCESSING.get(currency) ?? { bps: ELSEWHERE_BPS, fixed: smallestCharge(currency) / 2 };
  return share(amount, price.bps, currency) + roundTo(price.fixed, currency);
}

/** What is taken besides for a payment that was converted. */
export function conversionFee(amount: number, currency: string): number {
  return share(amount, CONVERSION_BPS, currency);
}

export function disputeFee(currency: string): number {
  return DISPUTE_CHARGES * smallestCharge(currency);
}

/** The platform's own money in a currency before its first charge. */
export function workingCapital(currency: string): number {
  return CAPITAL_CHARGES * smallestCharge(currency);
}

/** How many units of `to` one unit of `from` is. */
export function exchangeRate(from: string, to: string): number {
  return (IN_EUROS[from] ?? 1) / (IN_EUROS[to] ?? 1);
}

/** An amount of `from` in `to`, both in the processor's units. */
export function convert(amount: number, from: string, to: string): number {
  const units = amount / 10 ** processorDecimals(from);
  return roundTo(units * exchangeRate(from, to) * 10 ** processorDecimals(to), to);
}
