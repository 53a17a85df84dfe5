/** What the balance of the embedded processor's account is made of, as the real API shows it. */

type FeeDetail = {
  amount: number;
  application: null;
  currency: string;
  description: string;
  type: "stripe_fee";
};

export type BalanceTransactionObject = {
  id: string;
  object: "balance_transaction";
  amount: number;
  available_on: number;
  balance_type: "payments";
  created: number;
  currency: string;
  description: string | null;
  exchange_rate: number | null;
  fee: number;
  fee_details: FeeDetail[];
  net: number;
  reporting_category: string;
  source: string | null;
  status: "available" | "pending";
  type: string;
};

export type PayoutObject = {
  id: string;
  object: "payout";
  amount: number;
  arrival_date: number;
  automatic: boolean;
  currency: string;
  method: "standard";
  status: "pending" | "paid" | "canceled" | "failed";
  failure_code: string | null;
  metadata: Record<string, string>;
  created: number;
  livemode: false;
};

export type TopupObject = {
  id: string;
  object: "topup";
  amount: number;
  currency: string;
  description: string | null;
  status: "succeeded";
  metadata: Record<string, string>;
  created: number;
  livemode: false;
};
