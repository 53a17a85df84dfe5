/**
 * The currencies that can be paid in online, each with the smallest charge that Stripe takes, in minor units (Stripe,
 * "Minimum and maximum charge amounts"). A currency is added here once `online-currencies.db.test.ts` has charged,
 * refunded and paid out in it; in all others restaurants take cash. That test asks the embedded processor, which follows
 * Stripe's published tables; none of them has been tried at Stripe itself. Where the account's own currency differs, Stripe
 * converts and may ask for slightly more; it then refuses by itself.
 */
const MINIMUM_MINOR: ReadonlyMap<string, number> = new Map(
  Object.entries({
    AED: 200,
    AUD: 50,
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

/** Whether a restaurant with this currency can be paid online. */
export function isOnlineCurrency(currency: string): boolean {
  return MINIMUM_MINOR.has(currency);
}

/** The smallest charge in minor units, or null where Stripe names none. */
export function minimumChargeMinor(currency: string): number | null {
  return MINIMUM_MINOR.get(currency) ?? null;
}
