import { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import { MAX_AMOUNT_MINOR } from "@/lib/core/money/money";
import { failedTryOf } from "@/lib/payments/processor/failed-try";
import {
  disputeState,
  type ProcessorDispute,
  type ProcessorIntent,
  type ProcessorRefund,
} from "@/lib/payments/processor/processor";
import { fromProcessorAmount, isProcessorAmount } from "@/lib/payments/processor/processor-unit";

const Metadata = z.record(z.string(), z.string()).nullish();
const amount = z.int().min(0).max(200_000_000_000);
const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/)
  .transform((code) => code.toUpperCase());

const PaymentErrorObject = z.object({
  code: z.string().optional(),
  decline_code: z.string().nullish(),
  message: z.string().nullish(),
  charge: z.string().nullish(),
  payment_method: z
    .object({
      id: z.string(),
      type: z.string().optional(),
      card: z.object({ last4: z.string().nullish() }).nullish(),
    })
    .nullish(),
});

const IntentObject = z.object({
  id: z.string().min(1),
  amount: amount.optional(),
  amount_received: amount.optional(),
  currency: currency.optional(),
  metadata: Metadata,
  payment_method_types: z.array(z.string()).nullish(),
  last_payment_error: PaymentErrorObject.nullish(),
});

const RefundObject = z.object({
  id: z.string().min(1),
  amount,
  currency,
  payment_intent: z.string().min(1),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  metadata: Metadata,
  created: z.int().min(0),
});

const ChargeObject = z.object({ payment_intent: z.string().min(1).nullish() });

const DisputeObject = z.object({
  id: z.string().min(1),
  amount: amount.min(1),
  currency,
  payment_intent: z.string().min(1).nullish(),
  reason: z.string(),
  status: z.string(),
  evidence_details: z.object({ due_by: z.int().min(0).nullish() }).nullish(),
  created: z.int().min(0),
});

/** Minor units that the database holds. Throws VALIDATION_FAILED. */
function minorOf(amount: number, currency: string): number {
  const amountMinor = isProcessorAmount(amount, currency) ? fromProcessorAmount(amount, currency) : null;
  return amountMinor !== null && amountMinor <= MAX_AMOUNT_MINOR ? amountMinor : refuseShape();
}

function refuseShape(): never {
  return fail("VALIDATION_FAILED", "The object of the event does not have the documented shape.");
}

function read<T>(schema: z.ZodType<T>, object: Record<string, unknown>): T {
  const parsed = schema.safeParse(object);
  return parsed.success ? parsed.data : refuseShape();
}

/** The intent of a `payment_intent.*` event, in the state that the event tells. Throws VALIDATION_FAILED. */
export function readIntentObject(
  object: Record<string, unknown>,
  state: ProcessorIntent["state"],
): Pick<
  ProcessorIntent,
  "id" | "state" | "receivedMinor" | "currency" | "methodType" | "failedTry" | "paymentId"
> {
  const intent = read(IntentObject, object);
  const { id, amount, amount_received, currency, metadata, payment_method_types: types } = intent;
  const received = amount_received ?? amount;
  const isTold = received !== undefined && currency !== undefined;
  if (state === "succeeded" && !isTold) refuseShape();
  return {
    id,
    state,
    receivedMinor: isTold ? minorOf(received, currency) : 0,
    currency: currency ?? "",
    methodType: types?.length === 1 ? (types[0] ?? null) : null,
    failedTry: failedTryOf(intent.last_payment_error),
    paymentId: metadata?.payment_id ?? null,
  };
}

/** The refund of a `refund.*` event. Throws VALIDATION_FAILED. */
export function readRefundObject(
  object: Record<string, unknown>,
): Omit<ProcessorRefund, "intentId"> & { intentId: string } {
  const refund = read(RefundObject, object);
  const failed = refund.status === "failed" || refund.status === "canceled";
  return {
    id: refund.id,
    intentId: refund.payment_intent,
    amountMinor: minorOf(refund.amount, refund.currency),
    state: refund.status === "succeeded" ? "succeeded" : failed ? "failed" : "pending",
    failureReason: refund.failure_reason ?? null,
    refundId: refund.metadata?.refund_id ?? null,
    createdAt: new Date(refund.created * 1000),
  };
}

/** The intent behind the charge of a `charge.*` event, or null. Throws VALIDATION_FAILED. */
export function readChargeIntent(object: Record<string, unknown>): string | null {
  return read(ChargeObject, object).payment_intent ?? null;
}

/** The dispute of a `charge.dispute.*` event. Throws VALIDATION_FAILED. */
export function readDisputeObject(object: Record<string, unknown>): ProcessorDispute {
  const dispute = read(DisputeObject, object);
  const dueBy = dispute.evidence_details?.due_by;
  return {
    id: dispute.id,
    intentId: dispute.payment_intent ?? null,
    amountMinor: minorOf(dispute.amount, dispute.currency),
    currency: dispute.currency,
    reason: dispute.reason,
    state: disputeState(dispute.status),
    evidenceDueAt: dueBy ? new Date(dueBy * 1000) : null,
    createdAt: new Date(dispute.created * 1000),
  };
}

/** The account of an `account.*` event. Throws VALIDATION_FAILED. */
export function readAccountId(object: Record<string, unknown>): string {
  return read(z.object({ id: z.string().min(1) }), object).id;
}
