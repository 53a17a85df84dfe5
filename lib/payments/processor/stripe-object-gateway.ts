import type Stripe from "stripe";
import type { Subject, SubjectKind } from "@/lib/payments/subject/subject";
import { failedTryOf } from "./failed-try";
import {
  disputeState,
  type ListedDispute,
  type ProcessorIntent,
  type ProcessorRefund,
  type ProcessorTransfer,
} from "./processor";
import { fromProcessorAmount } from "./processor-unit";

/** By what the metadata of intents and transfers names what was paid for. */
const METADATA_NAMES: Readonly<Record<SubjectKind, string>> = {
  order: "order_id",
  bill_share: "bill_payment_id",
  gift_card_purchase: "gift_card_purchase_id",
  deposit: "reservation_id",
};

/** For whoever reads the processor's own pages; what comes back is found by our payment, refund or transfer id. */
export function subjectMetadata(subject: Subject | null): Stripe.MetadataParam {
  return subject === null ? {} : { [METADATA_NAMES[subject.kind]]: subject.id };
}

const instantOf = (unixSeconds: number) => new Date(unixSeconds * 1000);

/** The method types that a configuration offers at checkout. */
export function offeredTypes(configuration: Stripe.PaymentMethodConfiguration): string[] {
  return Object.entries(configuration)
    .filter(([, settings]) => typeof settings === "object" && settings?.available === true)
    .map(([type]) => type);
}

/** An intent in minor units. */
export function intentOf(intent: Stripe.PaymentIntent): ProcessorIntent {
  const currency = intent.currency.toUpperCase();
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    state: intentState(intent.status),
    isConfirmed: intent.status === "requires_action" || intent.status === "processing",
    amountMinor: fromProcessorAmount(intent.amount, currency),
    receivedMinor: fromProcessorAmount(intent.amount_received, currency),
    currency,
    methodType: methodTypeOf(intent),
    failedTry: failedTryOf(intent.last_payment_error),
    paymentId: intent.metadata.payment_id ?? null,
    createdAt: instantOf(intent.created),
  };
}

/** Known from the charge, which is there when it is asked for, and where the intent takes one method only. */
function methodTypeOf({
  latest_charge: charge,
  payment_method_types: types,
}: Stripe.PaymentIntent): string | null {
  const paidWith = typeof charge === "string" ? null : charge?.payment_method_details?.type;
  return paidWith ?? (types.length === 1 ? (types[0] ?? null) : null);
}

/** An amount in minor units, with the currency in upper case. */
export type Money = { amountMinor: number; currency: string };

/** An amount in Stripe's unit, with the currency in lower case. */
export type StripeAmount = { amount: number; currency: string };

/** What a whole became in the same or another currency. */
export type Conversion = { whole: StripeAmount; became: StripeAmount };

/**
 * The charge that paid an intent, and what all of it settled as, in Stripe's unit; null while that is not known. Throws
 * Error for an intent that was never charged.
 */
export function settledCharge({ id, latest_charge: charge }: Stripe.PaymentIntent): {
  id: string;
  settled: Conversion | null;
} {
  if (!charge) throw new Error(`${id} has no charge to pass on`);
  if (typeof charge === "string") return { id: charge, settled: null };
  const { balance_transaction: transaction, amount_captured: whole, currency: presented } = charge;
  if (!transaction || typeof transaction === "string") return { id: charge.id, settled: null };
  const { amount, currency } = transaction;
  const settled = { whole: { amount: whole, currency: presented }, became: { amount, currency } };
  return { id: charge.id, settled };
}

/** For what is sent in another currency than it is booked in: how it is booked, in Stripe's unit. */
export function bookedAs({ amount, currency }: { amount: number; currency: string }): Stripe.MetadataParam {
  return { booked_amount: String(amount), booked_currency: currency };
}

/** How a transfer or reversal is booked, where that is not as it was sent. */
export function bookedMoney(metadata: Stripe.Metadata | null): Money | null {
  const { booked_amount: amount, booked_currency: unit } = metadata ?? {};
  if (!amount || !unit) return null;
  const currency = unit.toUpperCase();
  return { amountMinor: fromProcessorAmount(Number(amount), currency), currency };
}

function intentState(status: string): ProcessorIntent["state"] {
  return status === "succeeded" || status === "canceled" ? status : "open";
}

/** A refund in minor units; a canceled one counts as failed. */
export function refundOf(refund: Stripe.Refund): ProcessorRefund {
  const { payment_intent: intent, status } = refund;
  const failed = status === "failed" || status === "canceled";
  return {
    id: refund.id,
    intentId: typeof intent === "string" ? intent : (intent?.id ?? null),
    amountMinor: fromProcessorAmount(refund.amount, refund.currency.toUpperCase()),
    state: status === "succeeded" ? "succeeded" : failed ? "failed" : "pending",
    failureReason: refund.failure_reason ?? null,
    refundId: refund.metadata?.refund_id ?? null,
    createdAt: instantOf(refund.created),
  };
}

/** A reversal of a transfer, and our refund or dispute behind it. */
export function reversalOf({ id, metadata }: Stripe.TransferReversal): {
  id: string;
  refundId: string | null;
} {
  return { id, refundId: metadata?.refund_id ?? null };
}

/** A transfer in minor units, as it is booked. */
export function transferOf(transfer: Stripe.Transfer): ProcessorTransfer {
  const currency = transfer.currency.toUpperCase();
  const sent = { amountMinor: fromProcessorAmount(transfer.amount, currency), currency };
  const booked = bookedMoney(transfer.metadata);
  return {
    id: transfer.id,
    amountMinor: (booked ?? sent).amountMinor,
    sent: booked && sent,
    transferId: transfer.metadata.transfer_id ?? null,
    createdAt: instantOf(transfer.created),
  };
}

/** A dispute in minor units, with where its money went. */
export function disputeOf(dispute: Stripe.Dispute): ListedDispute {
  const { payment_intent: intent, evidence_details: evidence } = dispute;
  const currency = dispute.currency.toUpperCase();
  const amounts = dispute.balance_transactions.map(({ amount }) => amount);
  return {
    id: dispute.id,
    intentId: typeof intent === "string" ? intent : (intent?.id ?? null),
    amountMinor: fromProcessorAmount(dispute.amount, currency),
    currency,
    reason: dispute.reason,
    state: disputeState(dispute.status),
    evidenceDueAt: evidence?.due_by ? instantOf(evidence.due_by) : null,
    createdAt: instantOf(dispute.created),
    moves: [
      ...(amounts.some((amount) => amount < 0) ? (["withdrawn"] as const) : []),
      ...(amounts.some((amount) => amount > 0) ? (["reinstated"] as const) : []),
    ],
  };
}
