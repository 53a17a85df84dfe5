import { exponentOf } from "@/lib/core/money/money";

/**
 * The unit in which Stripe counts each currency (Stripe, "Supported currencies"). It is not always ISO 4217's: ISK and
 * UGX no longer have decimals but are still counted in hundredths, MGA is counted whole, and of three decimals the
 * last has to be 0.
 */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...every("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF", 0),
  ...every("BHD JOD KWD OMR TND", 3),
]);

/** What an amount at Stripe has to be a multiple of, where that is not 1. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ...every("BHD JOD KWD OMR TND", 10),
  ...every("ISK UGX", 100),
]);

function every(currencies: string, value: number): [string, number][] {
  return currencies.split(" ").map((currency) => [currency, value]);
}

/** How many decimals Stripe counts a currency with. */
export function processorDecimals(currency: string): number {
  return DECIMALS.get(currency) ?? 2;
}

/** What every charge at Stripe in a currency is a multiple of, in Stripe's own unit. */
export function processorStep(currency: string): number {
  return STEPS.get(currency) ?? 1;
}

/** Whether Stripe takes the amount, which is in its own unit. */
export function isProcessorAmount(amount: number, currency: string): boolean {
  return Number.isSafeInteger(amount) && amount % processorStep(currency) === 0;
}

/** Minor units as Stripe counts them, or null for an amount that it cannot take exactly, such as 1.255 KWD. */
export function toProcessorAmount(amountMinor: number, currency: string): number | null {
  const amount = shift(amountMinor, processorDecimals(currency) - exponentOf(currency));
  return amount !== null && isProcessorAmount(amount, currency) ? amount : null;
}

/** An amount of Stripe's in minor units. Throws RangeError for one that is no whole number of them. */
export function fromProcessorAmount(amount: number, currency: string): number {
  const amountMinor = shift(amount, exponentOf(currency) - processorDecimals(currency));
  if (amountMinor === null)
    throw new RangeError(`${amount} at the processor is not an amount in ${currency}`);
  return amountMinor;
}

/** An amount of Stripe's in minor units, rounded down where it is no whole number of them. */
export function floorProcessorAmount(amount: number, currency: string): number {
  return Math.floor(amount * 10 ** (exponentOf(currency) - processorDecimals(currency)));
}

/** An amount of Stripe's in major units. */
export function processorToMajor(amount: number, currency: string): number {
  return Number(`${amount}e-${processorDecimals(currency)}`);
}

/** Minor units as Stripe counts them, of any amount; what Stripe cannot charge exactly is a fraction. */
export function minorToProcessor(amountMinor: number, currency: string): number {
  return Number(`${amountMinor}e${processorDecimals(currency) - exponentOf(currency)}`);
}

/** Moves the decimal point; null where that leaves a fraction or is too large to be exact. */
function shift(amount: number, places: number): number | null {
  const shifted = places < 0 ? amount / 10 ** -places : amount * 10 ** places;
  return Number.isSafeInteger(shifted) ? shifted : null;
}
