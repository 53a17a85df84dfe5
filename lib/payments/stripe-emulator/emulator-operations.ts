import { randomBytes } from "node:crypto";
import { isTooSmallToCharge, TOO_SMALL_AT_PROCESSOR } from "@/lib/payments/payments/minimum-charge";
import { fromProcessorAmount, isProcessorAmount } from "@/lib/payments/processor/processor-unit";
import type { Tx } from "@/lib/platform/db/db";
import { isCard, type PlatformBalance } from "./balance-object";
import {
  type ApiError,
  cancelIntent,
  chargeOf,
  confirmIntent,
  type EmulatorObject,
  type EventObject,
  type IntentObject,
  isOpen,
  type Metadata,
  type RefundObject,
  refundable,
} from "./emulator-object";
import { findObject, insertObject, listChildren, lockObject, replaceObject } from "./emulator-store";
import type { FormBody, FormValue } from "./form-body";
import { noMethodsLeft, takenTypes, tooSmall } from "./intent-methods";
import type { EmulatorPlatform } from "./platform-account";
import { refuseSuffix } from "./statement-rules";
import { findTestMethod } from "./test-methods";

/**
 * What an operation answers. Whatever it is, a repeat with the same idempotency key gets it again; only a request that
 * was `malformed`, so that the operation never began, may be sent again, corrected, with its key.
 */
export type Outcome = { status: number; body: unknown; malformed?: boolean };

export type Context = {
  tx: Tx;
  now: Date;
  /** Whose account it is: a test twin's id, or "" for a demo's platform. */
  owner: string;
  platform: EmulatorPlatform;
  methodTypes: readonly string[];
  /** What becomes of restaurants that follow an account's link. */
  onboarding: "completed" | "held";
  balance: PlatformBalance;
  /** Hosts that Apple does not reach. */
  unreachableHosts: readonly string[];
  /** Records an event and sees to its delivery. */
  emit(type: string, object: { id: string }): Promise<void>;
  refundCreated(refundId: string): Promise<void>;
};

export type Operation = (context: Context, form: FormBody, id: string) => Promise<Outcome>;

export function newStripeId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString("base64url").replace(/[-_]/g, "0")}`;
}

export const unix = (instant: Date) => Math.floor(instant.getTime() / 1000);
export const done = (body: EmulatorObject | Record<string, unknown>): Outcome => ({ status: 200, body });

export function refuse(
  message: string,
  details: { code?: string; param?: string; status?: number } = {},
): Outcome {
  const { status = 400, ...rest } = details;
  const error: ApiError = { type: "invalid_request_error", message, ...rest };
  return { status, body: { error } };
}

/** Refuses a parameter that no request may have. */
export function malformed(message: string, details: { code?: string; param: string }): Outcome {
  return { ...refuse(message, details), malformed: true };
}

export const notPositive = () =>
  malformed("Invalid positive integer", { code: "parameter_invalid_integer", param: "amount" });

export function missing(what: string, id: string): Outcome {
  return refuse(`No such ${what}: '${id}'`, { code: "resource_missing", param: "id", status: 404 });
}

export const text = (value: FormValue | undefined) =>
  typeof value === "string" && value !== "" ? value : null;
export const positive = (value: FormValue | undefined) => {
  const found = text(value);
  return found !== null && /^[1-9]\d{0,9}$/.test(found) ? Number(found) : null;
};

export function metadataOf(form: FormBody): Metadata {
  const { metadata } = form;
  if (typeof metadata !== "object" || Array.isArray(metadata)) return {};
  return Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, text(value) ?? ""]));
}

export const createIntent: Operation = async ({ tx, now, owner, emit, platform, methodTypes }, form) => {
  const amount = positive(form.amount);
  const currency = text(form.currency);
  if (amount === null) return notPositive();
  if (currency === null || !/^[a-z]{3}$/.test(currency))
    return malformed("Invalid currency", { param: "currency" });
  if (!isProcessorAmount(amount, currency.toUpperCase()))
    return malformed("Invalid amount for this currency.", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  const sale = {
    amountMinor: fromProcessorAmount(amount, currency.toUpperCase()),
    currency: currency.toUpperCase(),
    platformCountry: platform.country,
  };
  if (isTooSmallToCharge(sale.amountMinor, sale.currency))
    return refuse(tooSmall(platform, currency), { code: TOO_SMALL_AT_PROCESSOR, param: "amount" });
  const given = form.allowed_payment_method_types;
  const allowed = Array.isArray(given) ? given.map(String) : ["card"];
  const types = takenTypes(allowed, { ...sale, switchedOn: methodTypes });
  if (types.length === 0) {
    const { message, ...details } = noMethodsLeft(allowed, sale);
    return refuse(message, details);
  }
  const suffix = text(form.statement_descriptor_suffix);
  const unfit = suffix === null ? null : refuseSuffix(platform, suffix);
  if (unfit) return refuse(unfit, { param: "statement_descriptor_suffix" });
  const id = newStripeId("pi");
  const intent: IntentObject = {
    id,
    object: "payment_intent",
    amount,
    amount_received: 0,
    currency,
    status: "requires_payment_method",
    client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
    allowed_payment_method_types: allowed,
    payment_method_types: types,
    payment_method: null,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    statement_descriptor_suffix: suffix,
    transfer_group: text(form.transfer_group),
    metadata: metadataOf(form),
    created: unix(now),
    canceled_at: null,
    cancellation_reason: null,
    livemode: false,
  };
  await insertObject(tx, intent, { now, owner });
  await emit("payment_intent.created", intent);
  return done(intent);
};

export const confirm: Operation = async ({ tx, emit, balance }, form, id) => {
  const intent = await lockObject(tx, "payment_intent", id);
  if (!intent) return missing("payment_intent", id);
  const method = text(form.payment_method);
  const known = method === null ? null : findTestMethod(method);
  if (method === null || known === null) return missing("PaymentMethod", method ?? "");
  if (!isOpen(intent)) {
    return refuse(`You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`, {
      code: "payment_intent_unexpected_state",
    });
  }
  const ids = { chargeId: newStripeId("ch"), methodId: newStripeId("pm") };
  const confirmed = confirmIntent(intent, { ...known, name: method }, ids);
  await replaceObject(tx, confirmed.intent);
  if (confirmed.intent.status === "succeeded") await balance.charge(confirmed.intent);
  await emit(confirmed.event, confirmed.intent);
  if (confirmed.error === null) return done(confirmed.intent);
  return { status: 402, body: { error: { ...confirmed.error, payment_intent: confirmed.intent } } };
};

export const cancel: Operation = async ({ tx, now, emit }, form, id) => {
  const intent = await lockObject(tx, "payment_intent", id);
  if (!intent) return missing("payment_intent", id);
  if (!isOpen(intent)) {
    return refuse(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
      code: "payment_intent_unexpected_state",
    });
  }
  const canceled = cancelIntent(intent, unix(now), text(form.cancellation_reason));
  await replaceObject(tx, canceled);
  await emit("payment_intent.canceled", canceled);
  return done(canceled);
};

export const createRefund: Operation = async ({ tx, now, owner, emit, refundCreated, balance }, form) => {
  const intentId = text(form.payment_intent) ?? "";
  const intent = await lockObject(tx, "payment_intent", intentId);
  if (!intent) return missing("payment_intent", intentId);
  if (intent.status !== "succeeded") {
    return refuse("This PaymentIntent does not have a successful charge to refund.", {
      param: "payment_intent",
    });
  }
  const disputes = await listChildren(tx, "dispute", intentId);
  if (disputes.some(({ status }) => status !== "won"))
    return refuse("The charge you're attempting to refund has been charged back.", {
      code: "charge_disputed",
    });
  const left = refundable(intent, await listChildren(tx, "refund", intentId));
  const amount = form.amount === undefined ? left : positive(form.amount);
  if (amount === null) return notPositive();
  if (left <= 0) return refuse("Charge has already been refunded.", { code: "charge_already_refunded" });
  if (amount > left) {
    return refuse(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`, {
      param: "amount",
    });
  }
  const refund: RefundObject = {
    id: newStripeId("re"),
    object: "refund",
    amount,
    currency: intent.currency,
    payment_intent: intentId,
    charge: intent.latest_charge,
    status: "pending",
    metadata: metadataOf(form),
    created: unix(now),
  };
  const isPaid = await balance.refund(intent, refund);
  const made = isPaid ? refund : unpaidRefund(intent, refund);
  await insertObject(tx, made, { parentId: intentId, now, owner });
  await emit("refund.created", made);
  if (isPaid) await refundCreated(made.id);
  else if (made.status === "failed") await emit("refund.failed", made);
  return done(made);
};

/** A refund that the available balance does not cover: to a card it waits until it does, any other fails. */
function unpaidRefund(intent: IntentObject, refund: RefundObject): RefundObject {
  const reason = "insufficient_funds";
  return isCard(intent)
    ? { ...refund, pending_reason: reason }
    : { ...refund, status: "failed", failure_reason: reason };
}

/** Shows a refund; one that waits for the balance is paid as soon as that suffices. */
export const retrieveRefund: Operation = async (context, _form, id) => {
  const refund = await findObject(context.tx, "refund", id);
  if (refund?.pending_reason === "insufficient_funds") await settleRefundObject(context, id, "succeeded");
  const shown = await findObject(context.tx, "refund", id);
  return shown ? done(shown) : missing("refund", id);
};

/** Lets a pending refund succeed or fail. One that succeeded can still fail, as when a bank sends it back days later. */
export async function settleRefundObject(
  { tx, emit, balance }: Context,
  refundId: string,
  outcome: "succeeded" | "failed",
): Promise<void> {
  const known = await findObject(tx, "refund", refundId);
  const intent = known && (await lockObject(tx, "payment_intent", known.payment_intent));
  const refund = await lockObject(tx, "refund", refundId);
  const open = refund?.status === "pending" || (refund?.status === "succeeded" && outcome === "failed");
  if (!intent || !refund || !open) return;
  const { pending_reason: reason, ...asked } = refund;
  const isUnpaid = reason === "insufficient_funds";
  if (isUnpaid && outcome === "succeeded" && !(await balance.refund(intent, refund))) return;
  if (!isUnpaid && outcome === "failed") await balance.refundFailed(intent, refund);
  const settled: RefundObject =
    outcome === "succeeded"
      ? { ...asked, status: "succeeded" }
      : { ...asked, status: "failed", failure_reason: "expired_or_canceled_card" };
  await replaceObject(tx, settled);
  await emit("refund.updated", settled);
  if (outcome === "failed") await emit("refund.failed", settled);
  else await emit("charge.refunded", chargeOf(intent, await listChildren(tx, "refund", intent.id)));
}

/** An event about an object, as the real service sends it. */
export function newEventObject(type: string, object: unknown, now: Date): EventObject {
  return {
    id: newStripeId("evt"),
    object: "event",
    type,
    api_version: "2026-10-28.endive",
    created: unix(now),
    data: { object },
    livemode: false,
  };
}
