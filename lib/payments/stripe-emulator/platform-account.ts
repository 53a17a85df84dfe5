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

/** A balance has a line for each currency that the platform has a bank account in, and no other. */
export function inSettlementCurrencies(
  funds: readonly Funds[],
  { settlementCurrencies }: EmulatorPlatform,
): Funds[] {
  return settlementCurrencies.map((currency) => ({
    currency,
    amount: funds.find((one) => one.currency === currency)?.amount ?? 0,
  }));
}
