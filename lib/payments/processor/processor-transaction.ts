/** A change of the platform's balance at the processor, and what it is in our books. */

export const TRANSACTION_KINDS = [
  "capture",
  "refund",
  "refund_return",
  "dispute",
  "dispute_return",
  "transfer",
  "reversal",
  "fee",
  "payout",
  "payout_return",
  "topup",
  "adjustment",
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** The kind of movement that the ledger books for a transaction; the other kinds are the platform's alone. */
export const MOVEMENT_OF = {
  capture: "capture",
  refund: "refund",
  refund_return: "refund-undone",
  dispute: "dispute",
  dispute_return: "dispute-undone",
  transfer: "transfer",
  reversal: "reversal",
} as const satisfies Partial<Record<TransactionKind, string>>;

export type BookedKind = keyof typeof MOVEMENT_OF;

/** Whether the ledger books it. */
export function isBookedKind(kind: TransactionKind): kind is BookedKind {
  return Object.hasOwn(MOVEMENT_OF, kind);
}

/** Amounts are in the processor's own unit, except for what is booked; currencies in capital letters. */
export type ProcessorTransaction = {
  /** The processor's. */
  id: string;
  kind: TransactionKind;
  /** The processor's own word. */
  type: string;
  currency: string;
  amount: number;
  fee: number;
  net: number;
  sourceId: string | null;
  /** Of a payment, its intent. */
  intentId: string | null;
  /** What the ledger has of it, debits positive, in minor units; null for what is the platform's alone. */
  booked: { amountMinor: number; currency: string } | null;
  createdAt: Date;
  availableAt: Date;
};

/**
 * The processor's reporting category, which it recommends for accounting, as one of ours
 * (https://docs.stripe.com/reports/reporting-categories). What it adds in future is an adjustment.
 */
export function kindOf(category: string, amount: number): TransactionKind {
  switch (category) {
    case "charge":
      return "capture";
    case "refund":
      return amount > 0 ? "refund_return" : "refund";
    case "refund_failure":
      return "refund_return";
    case "dispute":
      return "dispute";
    case "dispute_reversal":
      return "dispute_return";
    case "transfer":
      return "transfer";
    case "transfer_reversal":
      return "reversal";
    case "fee":
    case "network_cost":
    case "tax":
      return "fee";
    case "payout":
      return "payout";
    case "payout_reversal":
      return "payout_return";
    case "topup":
    case "topup_reversal":
      return "topup";
    default:
      return "adjustment";
  }
}
