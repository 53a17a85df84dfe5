/** The account that the emulator acts for, as far as Stripe's rules look at it. */
export type EmulatorPlatform = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The currencies of its bank accounts, lower case, its own first. What arrives in another is converted into that. */
  settlementCurrencies: readonly string[];
  /** Whether Stripe has approved accounts that ask for `transfers` without `card_payments`. */
  approvedForTransfersOnly: boolean;
  /** Whether Stripe knows whose it is, and lets it take payments and be paid out. */
  isVerified: boolean;
  /** How many days a payment is pending. */
  settlementDays: number;
  payoutInterval: "manual" | "daily" | "weekly" | "monthly";
  /** Whether it tops its balance up before its first charge in a currency. */
  hasCapital: boolean;
  /** What card statements begin with. */
  statementPrefix: string | null;
};

/** In Italy with bank accounts in euros and dollars: it can pay restaurants in Turin, Berlin and Austin. */
export const DEMO_PLATFORM: EmulatorPlatform = {
  country: "IT",
  settlementCurrencies: ["eur", "usd"],
  approvedForTransfersOnly: false,
  isVerified: true,
  settlementDays: 0,
  payoutInterval: "manual",
  hasCapital: true,
  statementPrefix: "BAZAR",
};
