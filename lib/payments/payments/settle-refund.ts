import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { postMovement, readHeld } from "@/lib/payments/ledger/ledger-store";
import { refunded, restaurantPart } from "@/lib/payments/ledger/movement";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import { bookPayout } from "./book-payout";
import { reserveDisputed } from "./dispute-store";
import { getPayment, type PaymentRef } from "./payment-store";
import type { ProcessorRefund } from "./processor";
import { refundEvent } from "./refund-event";
import {
  findRefund,
  findRefundOwner,
  insertRefund,
  linkRefund,
  moveRefund,
  releaseReservation,
  reserveRefund,
} from "./refund-store";
import { settleReturned } from "./settle-returned";
import { takeBackTransfer } from "./take-back-transfer";
import { undoMovement } from "./undo-movement";

type RefundOf = PaymentRef & { refundId: string };

/**
 * Brings a refund up to date with the processor, in the caller's transaction: books it, and tells what was paid for.
 * Failed is final, confirmed can still fail, whatever arrives in which order. A refund that was made at the processor
 * itself is taken over.
 */
export async function settleRefund(
  app: App,
  tx: Tx,
  ref: PaymentRef,
  atProcessor: ProcessorRefund,
): Promise<void> {
  const { tenantId, subject } = ref;
  if (!(await app.subjects[subject.kind].lock(tx, { tenantId, id: subject.id }))) return;
  const refundId = await ownRefund(app, tx, ref, atProcessor);
  if (refundId === null || atProcessor.state === "pending") return;
  const { state, failureReason } = atProcessor;
  if (state === "failed") return failRefund(app, tx, { ...ref, refundId, failureReason });
  const move = { from: "pending", to: "succeeded", failureReason: null, now: app.clock.now() } as const;
  if (await moveRefund(tx, { tenantId, refundId, ...move })) await bookRefund(app, tx, { ...ref, refundId });
}

/**
 * Ends a refund without effect, under the subject's lock: its amount can be refunded again. Banks return refunds days
 * after the processor confirmed them; what was booked is undone then, and what the restaurant gave back is paid out to it
 * again.
 */
export async function failRefund(
  app: App,
  tx: Tx,
  input: RefundOf & { failureReason: string | null },
): Promise<void> {
  const { refundId } = input;
  const end = { ...input, to: "failed", now: app.clock.now() } as const;
  const wasConfirmed = await moveRefund(tx, { ...end, from: "succeeded" });
  if (!wasConfirmed && !(await moveRefund(tx, { ...end, from: "pending" }))) return;
  const { amountMinor } = await getRefund(tx, input);
  await releaseReservation(tx, { ...input, amountMinor });
  await reserveDisputed(tx, input);
  if (wasConfirmed) {
    app.log.warn({ refundId, subject: input.subject }, "a refund came back after it was confirmed");
    const owedMinor = await undoMovement(app, tx, { ...input, uniqueKey: `refund:${refundId}` });
    const { currency } = await getPayment(tx, input);
    await bookPayout(app, tx, { ...input, returnOf: refundId, currency, amountMinor: owedMinor });
  }
  await tellRefund(app, tx, { ...input, wasConfirmed, isForeign: false });
  if (wasConfirmed) await settleReturned(app, tx, input);
}

/** The refund's id here. A refund without one was made at the processor's own dashboard. */
async function ownRefund(
  app: App,
  tx: Tx,
  ref: PaymentRef,
  { id: processorRefundId, refundId, amountMinor, createdAt }: ProcessorRefund,
): Promise<string | null> {
  const { tenantId, paymentId, subject } = ref;
  const known = await findRefundOwner(tx, { processorRefundId, refundId });
  if (known) {
    await linkRefund(tx, { ...known, processorRefundId });
    return known.refundId;
  }
  if (!(await reserveRefund(tx, { ...ref, amountMinor, isMade: true }))) return null;
  const now = app.clock.now();
  const id = newId("ref");
  await insertRefund(tx, {
    tenantId,
    id,
    paymentId,
    orderId: subject.kind === "order" ? subject.id : null,
    purse: "processor",
    amountMinor,
    reason: "Made at the payment processor",
    actor: "platform",
    processorRefundId,
    createdAt: createdAt < now ? createdAt : now,
  });
  await tellRefund(app, tx, { ...ref, refundId: id, wasConfirmed: false, isForeign: true });
  return id;
}

async function bookRefund(app: App, tx: Tx, input: RefundOf): Promise<void> {
  const { tenantId, subject, refundId } = input;
  const { currency } = await getPayment(tx, input);
  const { amountMinor } = await getRefund(tx, input);
  const held = await readHeld(tx, input);
  const movement = refunded(refundId, { subject, currency, amountMinor, held });
  await postMovement(tx, { tenantId, movement, now: app.clock.now() });
  await takeBackTransfer(app, tx, { ...input, amountMinor: restaurantPart(movement) });
  await tellRefund(app, tx, { ...input, wasConfirmed: false, isForeign: false });
  await settleReturned(app, tx, input);
}

async function tellRefund(
  app: App,
  tx: Tx,
  input: RefundOf & { wasConfirmed: boolean; isForeign: boolean },
): Promise<void> {
  const { tenantId, subject, refundId, wasConfirmed, isForeign } = input;
  const { currency } = await getPayment(tx, input);
  const { amountMinor, status, reason, failureReason, createdBy } = await getRefund(tx, input);
  const refund = { refundId, amountMinor, currency, status, reason, failureReason, createdBy };
  const now = app.clock.now();
  const told = { refundId, subject, purse: "processor", amountMinor, currency, status } as const;
  await appendEvents(tx, { tenantId, events: [refundEvent({ ...told, at: now })], now });
  await app.subjects[subject.kind].onRefund(app, tx, {
    tenantId,
    id: subject.id,
    now,
    refund: { ...refund, wasConfirmed, isForeign },
  });
}

async function getRefund(tx: Tx, ref: RefundOf) {
  const refund = await findRefund(tx, ref);
  if (!refund) throw new Error(`Refund ${ref.refundId} vanished under the lock`);
  return refund;
}
