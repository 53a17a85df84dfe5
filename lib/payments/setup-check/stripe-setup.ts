import type { PlatformSetup, ProcessorBalance } from "@/lib/payments/processor/platform-state";
import type { Answer } from "@/lib/payments/processor/processor";
import type { RegisteredHost } from "@/lib/payments/processor/wallet-host";

export type Endpoint = {
  url: string;
  events: readonly string[];
  isEnabled: boolean;
  /** Whether it hears of the restaurants' connected accounts instead of the platform's own. */
  isForConnected: boolean;
  /** The version that its events are written in; null where that is the account's default. */
  apiVersion: string | null;
};

/** How the account at Stripe is set up; each part is refused where the key may not read it. */
export type StripeSetup = {
  account: Answer<PlatformSetup>;
  balance: Answer<ProcessorBalance>;
  /** The restaurants' accounts, which only a platform can ask for. */
  connect: Answer<{ accounts: number }>;
  /** What the default configuration offers at checkout; null when there is none. */
  methods: Answer<readonly string[] | null>;
  endpoints: Answer<Endpoint[]>;
  /** The platform's host, as it is registered for wallets; null where wallets cannot show there. */
  host: { name: string; registered: Answer<RegisteredHost | null> } | null;
  apiVersion: string;
};

export type OwnSettings = {
  publicUrl: string;
  isLive: boolean;
  publishableKey: string | null;
  webhookSecrets: number;
  settlementCurrencies: readonly string[];
};
