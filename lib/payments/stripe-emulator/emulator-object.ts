import type { BalanceTransactionObject, PayoutObject, TopupObject } from "./balance-transaction-object";
import type { TestMethod } from "./test-methods";

/** The objects of the embedded payment processor, as the real API shows them, and the moves between their states. */

export type Metadata = Record<string, string>;

export type IntentObject = {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  client_secret: string;
  allowed_payment_method_types: string[];
  payment_method_types: string[];
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: PaymentError | null;
  next_action: { type: "use_stripe_sdk" } | null;
  statement_descriptor_suffix?: string | null;
  transfer_group: string | null;
  metadata: Metadata;
  created: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  livemode: false;
};

/** Why the last try to pay failed. */
export type PaymentError = {
  type: "card_error";
  code: string;
  decline_code?: string;
  message: string;
  /** The charge that was refused; a payment that was never authenticated has none. */
  charge?: string;
  payment_method?: {
    id: string;
    object: "payment_method";
    type: string;
    card?: { brand: string; last4: string };
  };
};

export type RefundObject = {
  id: string;
  object: "refund";
  amount: number;
  currency: string;
  payment_intent: string;
  charge: string | null;
  status: "pending" | "succeeded" | "failed";
  /** Why it is pending: the bank works on it, or the balance does not suffice. */
  pending_reason?: "processing" | "insufficient_funds";
  failure_reason?: string;
  metadata: Metadata;
  created: number;
};

export type TransferObject = {
  id: string;
  object: "transfer";
  amount: number;
  amount_reversed: number;
  reversed: boolean;
  currency: string;
  destination: string;
  /** The charge whose money is passed on; null for money of the balance. */
  source_transaction: string | null;
  transfer_group: string | null;
  metadata: Metadata;
  created: number;
  livemode: false;
};

export type ReversalObject = {
  id: string;
  object: "transfer_reversal";
  amount: number;
  currency: string;
  transfer: string;
  metadata: Metadata;
  created: number;
};

export type DisputeObject = {
  id: string;
  object: "dispute";
  amount: number;
  currency: string;
  charge: string | null;
  payment_intent: string;
  reason: "fraudulent";
  status: "needs_response" | "under_review" | "won" | "lost";
  /** Texts, and ids of files; left out of disputes that were opened by older versions. */
  evidence?: Record<string, string>;
  evidence_details: {
    due_by: number | null;
    has_evidence?: boolean;
    past_due?: boolean;
    submission_count?: number;
  };
  /** What left the account and what came back. */
  balance_transactions: BalanceTransactionObject[];
  metadata: Metadata;
  created: number;
  livemode: false;
};

/** A file that was uploaded; its bytes are not kept, because nobody reads them here. */
export type FileObject = {
  id: string;
  object: "file";
  purpose: string;
  filename: string;
  size: number;
  type: string;
  created: number;
};

export type Capability = "transfers" | "card_payments";

export type AccountObject = {
  id: string;
  object: "account";
  country: string;
  email: string | null;
  details_submitted: boolean;
  payouts_enabled: boolean;
  /** Those that were asked for. */
  capabilities: Partial<Record<Capability, "active" | "inactive">>;
  requirements: { currently_due: string[]; disabled_reason: string | null };
  /** Under the full agreement it names none. */
  tos_acceptance?: { service_agreement?: string };
  metadata: Metadata;
  created: number;
};

export type EventObject = {
  id: string;
  object: "event";
  type: string;
  api_version: string;
  created: number;
  data: { object: unknown };
  livemode: false;
};

export type MethodOnDomain = {
  status: "active" | "inactive";
  status_details?: { error_message: string };
};

export type DomainObject = {
  id: string;
  object: "payment_method_domain";
  domain_name: string;
  enabled: boolean;
  apple_pay: MethodOnDomain;
  google_pay: MethodOnDomain;
  link: MethodOnDomain;
  paypal: MethodOnDomain;
  amazon_pay: MethodOnDomain;
  klarna: MethodOnDomain;
  created: number;
  livemode: false;
};

export type EndpointObject = {
  id: string;
  object: "webhook_endpoint";
  url: string;
  enabled_events: string[];
  api_version: string | null;
  /** Set where it hears of connected accounts. */
  application: string | null;
  description: string | null;
  status: "enabled" | "disabled";
  metadata: Metadata;
  created: number;
  livemode: false;
};

export type EmulatorObject =
  | IntentObject
  | RefundObject
  | TransferObject
  | ReversalObject
  | DisputeObject
  | FileObject
  | AccountObject
  | PayoutObject
  | TopupObject
  | DomainObject
  | EndpointObject
  | EventObject;

export type ApiError = {
  type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
};

/** True while an intent can still be paid or canceled. */
export function isOpen(intent: IntentObject): boolean {
  return intent.status === "requires_payment_method" || intent.status === "requires_action";
}

export type Confirmation = { intent: IntentObject; event: string; error: ApiError | null };

/**
 * Tries to pay an open intent with one of the test payment methods. A decline leaves it open for another try, and says
 * which charge of which card was refused.
 */
export function confirmIntent(
  intent: IntentObject,
  { name, card, does }: TestMethod & { name: string },
  ids: { chargeId: string; methodId: string },
): Confirmation {
  if (does === "asks")
    return {
      intent: {
        ...intent,
        status: "requires_action",
        payment_method: name,
        next_action: { type: "use_stripe_sdk" },
      },
      event: "payment_intent.requires_action",
      error: null,
    };
  if (does === "succeeds")
    return {
      intent: {
        ...intent,
        status: "succeeded",
        amount_received: intent.amount,
        payment_method: name,
        latest_charge: ids.chargeId,
        last_payment_error: null,
        next_action: null,
      },
      event: "payment_intent.succeeded",
      error: null,
    };
  const isCharged = does.code !== "payment_intent_authentication_failure";
  const error: PaymentError = {
    type: "card_error",
    ...does,
    ...(isCharged && { charge: ids.chargeId }),
    payment_method: { id: ids.methodId, object: "payment_method", type: "card", ...(card && { card }) },
  };
  return {
    intent: { ...intent, status: "requires_payment_method", last_payment_error: error, next_action: null },
    event: "payment_intent.payment_failed",
    error,
  };
}

/** Ends an open intent for good. */
export function cancelIntent(intent: IntentObject, now: number, reason: string | null): IntentObject {
  return { ...intent, status: "canceled", canceled_at: now, cancellation_reason: reason, next_action: null };
}

/** The charge behind a paid intent, as `charge.refunded` shows it. */
export function chargeOf(intent: IntentObject, refunds: readonly RefundObject[]) {
  const refunded = refunds
    .filter((refund) => refund.status === "succeeded")
    .reduce((sum, refund) => sum + refund.amount, 0);
  return {
    id: intent.latest_charge ?? "",
    object: "charge",
    amount: intent.amount,
    amount_captured: intent.amount_received,
    amount_refunded: refunded,
    refunded: refunded >= intent.amount_received,
    currency: intent.currency,
    payment_intent: intent.id,
    status: "succeeded",
    metadata: intent.metadata,
    created: intent.created,
  };
}

/** What may still be refunded: failed refunds do not count. */
export function refundable(intent: IntentObject, refunds: readonly RefundObject[]): number {
  const taken = refunds
    .filter((refund) => refund.status !== "failed")
    .reduce((sum, refund) => sum + refund.amount, 0);
  return intent.amount_received - taken;
}
