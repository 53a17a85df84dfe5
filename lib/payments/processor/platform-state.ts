/** An amount in the processor's own unit; the currency in capital letters. */
export type Funds = { currency: string; amount: number };

export type PlatformSetup = {
  id: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** In capital letters. */
  defaultCurrency: string;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  /** Of what taking payments for others needs, what is not active. */
  missingCapabilities: string[];
  /** How often its money goes to the platform's bank: `manual`, `daily`, `weekly` or `monthly`; null where nothing says so. */
  payoutInterval: string | null;
  /** What card statements begin with. */
  statementPrefix: string | null;
};

export type ProcessorBalance = { available: Funds[]; pending: Funds[] };
