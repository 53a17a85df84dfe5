/** The account that the emulator acts for, as far as Stripe's rules look at it. */
export type EmulatorPlatform = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The currencies of its bank accounts, lower case, its own first. */
  settlementCurrencies: readonly string[];
  /** Whether Stripe has approved accounts that ask for `transfers` without `card_payments`. */
  approvedForTransfersOnly: boolean;
};

/** In Italy with bank accounts in euros and dollars: it can pay restaurants in Turin, Berlin and Austin. */
export const DEMO_PLATFORM: EmulatorPlatform = {
  country: "IT",
  settlementCurrencies: ["eur", "usd"],
  approvedForTransfersOnly: false,
};

type Funds = { currency: string; amount: number };

/** A balance with a line for each currency that the platform has a bank account in, empty or not. */
export function inEachCurrency(funds: readonly Funds[], { settlementCurrencies }: EmulatorPlatform): Funds[] {
  const empty = settlementCurrencies.filter((currency) => !funds.some((one) => one.currency === currency));
  return [...funds, ...empty.map((currency) => ({ currency, amount: 0 }))];
}
