import type { DisputeState, RefundState } from "@/lib/payments/subject/money-states";

/** What Bazar needs to know of the payment processor's objects. Amounts are minor units. */

/** What a call says whose outcome is not known; jobs keep it as their last error, and the status page reads it there. */
export const NO_ANSWER = "The payment processor did not answer. Nothing was charged; try again in a moment.";

export type ProcessorIntent = {
  id: string;
  clientSecret: string | null;
  /** Open until it is paid or canceled; a bank may still be working on an open one. */
  state: "open" | "succeeded" | "canceled";
  /** Whether the payer has sent the form of an open one, so that a bank or a wallet works on it. */
  isConfirmed: boolean;
  amountMinor: number;
  receivedMinor: number;
  /** Upper case. */
  currency: string;
  /** What it was paid with, such as `klarna`; null while that is open, and where an event leaves it out. */
  methodType: string | null;
  /** The last try to pay that failed; null where there was none, and after one that succeeded. */
  failedTry: FailedTry | null;
  /** Our payment id, from the intent's metadata. */
  paymentId: string | null;
  createdAt: Date;
};

/** A try to pay that the customer's bank refused, in the processor's words. */
export type FailedTry = {
  /** The processor's name of the charge, or of the payment method that was never charged. */
  id: string;
  /** Such as `card`. */
  method: string | null;
  /** The end of a card's number. */
  last4: string | null;
  code: string;
  declineCode: string | null;
  message: string;
};

export type ProcessorRefund = {
  id: string;
  intentId: string | null;
  amountMinor: number;
  state: RefundState;
  failureReason: string | null;
  /** Our refund id; null when the refund was made at the processor itself. */
  refundId: string | null;
  createdAt: Date;
};

const WON = ["won", "warning_closed", "prevented"];

/** The state of a dispute, from the processor's own status. */
export function disputeState(status: string): ProcessorDispute["state"] {
  return status === "lost" ? "lost" : WON.includes(status) ? "won" : "open";
}

export type ProcessorDispute = {
  id: string;
  intentId: string | null;
  amountMinor: number;
  /** Upper case. */
  currency: string;
  reason: string;
  /** An inquiry that was closed or prevented counts as won. */
  state: DisputeState;
  /** Until when evidence is accepted; null where the processor names no time. */
  evidenceDueAt: Date | null;
  createdAt: Date;
};

/** Where a disputed payment's money went: out of the platform's account, and back into it. */
export type DisputeMove = "withdrawn" | "reinstated";

export type ListedDispute = ProcessorDispute & { moves: DisputeMove[] };

export type ProcessorTransfer = {
  id: string;
  amountMinor: number;
  /** What was sent, where the money had settled in another currency; currency in upper case. */
  sent: { amountMinor: number; currency: string } | null;
  transferId: string | null;
  createdAt: Date;
};

export type ProcessorAccount = {
  id: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  detailsSubmitted: boolean;
  payoutsEnabled: boolean;
  transfersEnabled: boolean;
  /** Whether its own card payments are active; null where they were never asked for. */
  cardPaymentsEnabled: boolean | null;
  /** In the processor's words, such as `individual.verification.document`. */
  requirementsDue: string[];
  disabledReason: string | null;
};

/** A definite no of the processor; an uncertain outcome is thrown as PROCESSOR_UNAVAILABLE instead. */
export type Refusal = { ok: false; code: string; message: string };
export type Answer<T> = { ok: true; value: T } | Refusal;

export type ProcessorEvent = {
  id: string;
  type: string;
  /** Whether it is about real money. */
  livemode: boolean;
  object: Record<string, unknown>;
};
