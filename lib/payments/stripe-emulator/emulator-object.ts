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
  last_payment_error: { type: "card_error"; code: string; decline_code?: string; message: string } | null;
  next_action: { type: "use_stripe_sdk" } | null;
  transfer_group: string | null;
  metadata: Metadata;
  created: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  livemode: false;
};

export type RefundObject = {
  id: string;
  object: "refund";
  amount: number;
  currency: string;
  payment_intent: string;
  charge: string | null;
  status: "pending" | "succeeded" | "failed";
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

const EVIDENCE_DAYS = 21;

/** Until when evidence is heard, in Unix seconds: so long the real service waits about most cards. */
export const evidenceDueBy = (created: number) => created + EVIDENCE_DAYS * 86_400;

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
  balance_transactions: { object: "balance_transaction"; amount: number; currency: string }[];
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

export type EmulatorObject =
  | IntentObject
  | RefundObject
  | TransferObject
  | ReversalObject
  | DisputeObject
  | FileObject
  | AccountObject
  | EventObject;

/** An error as the real API words it. */
export type ApiError = {
  type: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
};

const DECLINED = {
  type: "card_error",
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
} as const;

/** A card whose bank takes every payment back at once. */
export const DISPUTED_CARD = "pm_card_createDispute";

/** What the test payment methods do. The real service has the same names. */
const OUTCOMES: Readonly<Record<string, "succeeds" | "declines" | "asks">> = {
  pm_card_visa: "succeeds",
  [DISPUTED_CARD]: "succeeds",
  pm_card_mastercard: "succeeds",
  pm_paypal: "succeeds",
  pm_satispay: "succeeds",
  pm_card_chargeDeclined: "declines",
  pm_card_visa_chargeDeclined: "declines",
  pm_card_authenticationRequired: "asks",
};

export function isTestPaymentMethod(name: string): boolean {
  return Object.hasOwn(OUTCOMES, name);
}

/** True while an intent can still be paid or canceled. */
export function isOpen(intent: IntentObject): boolean {
  return intent.status === "requires_payment_method" || intent.status === "requires_action";
}

export type Confirmation = { intent: IntentObject; event: string; error: ApiError | null };

/** Tries to pay an open intent. A decline leaves it open for another try. */
export function confirmIntent(intent: IntentObject, paymentMethod: string, chargeId: string): Confirmation {
  switch (OUTCOMES[paymentMethod]) {
    case "declines":
      return {
        intent: {
          ...intent,
          status: "requires_payment_method",
          last_payment_error: { ...DECLINED },
          next_action: null,
        },
        event: "payment_intent.payment_failed",
        error: DECLINED,
      };
    case "asks":
      return {
        intent: {
          ...intent,
          status: "requires_action",
          payment_method: paymentMethod,
          next_action: { type: "use_stripe_sdk" },
        },
        event: "payment_intent.requires_action",
        error: null,
      };
    default:
      return {
        intent: {
          ...intent,
          status: "succeeded",
          amount_received: intent.amount,
          payment_method: paymentMethod,
          latest_charge: chargeId,
          last_payment_error: null,
          next_action: null,
        },
        event: "payment_intent.succeeded",
        error: null,
      };
  }
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
