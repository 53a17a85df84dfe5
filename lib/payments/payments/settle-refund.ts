import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { postMovement, readEscrowBalance } from "@/lib/payments/ledger/ledger-store";
import { refunded } from "@/lib/payments/ledger/movement";
import type { Tx } from "@/lib/platform/db/db";
import { bookPayout } from "./book-payout";
import { findPayment, lockOrder, type OrderRef } from "./payment-store";
import type { ProcessorRefund } from "./processor";
import {
  findRefund,
  findRefundOwner,
  insertRefund,
  linkRefund,
  type RefundRef,
  releaseReservation,
  reopenConfirmedRefund,
  reserveRefund,
  settlePendingRefund,
} from "./refund-store";
import { settleReturnedMoney } from "./settle-returned-money";
import { takeBackTransfer } from "./take-back-transfer";
import { undoMovement } from "./undo-movement";

/**
 * Brings a refund up to date with the processor, in the caller's transaction: books it, and moves payment and escrow
 * status on. Failed is final, confirmed can still fail, whatever arrives in which order. A refund that was made at the
 * processor itself is taken over.
 */
export async function settleRefund(
  app: App,
  tx: Tx,
  ref: OrderRef,
  atProcessor: ProcessorRefund,
): Promise<void> {
  await lockOrder(tx, ref);
  const now = app.clock.now();
  const refundId = await ownRefund(tx, ref, atProcessor, now);
  if (refundId === null || atProcessor.state === "pending") return;
  const { failureReason, amountMinor } = atProcessor;
  if (atProcessor.state === "failed") {
    return failRefund(app, tx, { ...ref, refundId, amountMinor, failureReason, now });
  }
  const refund = { tenantId: ref.tenantId, refundId };
  const settled = await settlePendingRefund(tx, { ...refund, status: "succeeded", failureReason: null, now });
  if (settled) await bookRefund(app, tx, { ...ref, ...refund, now });
}

/**
 * Ends a refund without effect, under the order's lock: its amount can be refunded again. Banks return refunds days after
 * the processor confirmed them; what was booked is undone then, and what the restaurant gave back is paid out to it again.
 */
export async function failRefund(
  app: App,
  tx: Tx,
  input: OrderRef & RefundRef & { amountMinor: number; failureReason: string | null; now: Date },
): Promise<void> {
  if (await settlePendingRefund(tx, { ...input, status: "failed" })) return releaseReservation(tx, input);
  if (!(await reopenConfirmedRefund(tx, input))) return;
  const { tenantId, orderId, refundId, now } = input;
  await releaseReservation(tx, input);
  const booked = { tenantId, orderId, uniqueKey: `refund:${refundId}`, now };
  const amountMinor = await undoMovement(app, tx, booked);
  const payment = await findPayment(tx, input);
  if (!payment) throw new Error(`Refund ${refundId} lost its payment under the lock`);
  const { currency } = payment;
  await bookPayout(app, tx, { tenantId, subject: { orderId, returnOf: refundId }, currency, amountMinor });
  app.log.warn({ refundId, orderId }, "a refund came back after it was confirmed");
  await settleReturnedMoney(app, tx, { ...input, now });
}

/** The refund's id here. A refund without one was made at the processor's own dashboard. */
async function ownRefund(
  tx: Tx,
  ref: OrderRef,
  { id: processorRefundId, refundId, amountMinor, createdAt }: ProcessorRefund,
  now: Date,
): Promise<string | null> {
  const known = await findRefundOwner(tx, { processorRefundId, refundId });
  if (known) {
    await linkRefund(tx, { ...known, processorRefundId });
    return known.refundId;
  }
  const payment = await findPayment(tx, ref);
  if (!payment || !(await reserveRefund(tx, { ...ref, amountMinor, isMade: true }))) return null;
  const id = newId("ref");
  await insertRefund(tx, {
    tenantId: ref.tenantId,
    id,
    orderId: ref.orderId,
    paymentId: payment.id,
    amountMinor,
    reason: "Made at the payment processor",
    actor: "platform",
    processorRefundId,
    createdAt: createdAt < now ? createdAt : now,
  });
  return id;
}

async function bookRefund(
  app: App,
  tx: Tx,
  { tenantId, orderId, refundId, now }: OrderRef & RefundRef & { now: Date },
): Promise<void> {
  const ref = { tenantId, orderId };
  const [payment, refund] = [await findPayment(tx, ref), await findRefund(tx, { tenantId, refundId })];
  if (!payment || !refund) throw new Error(`Refund ${refundId} lost its payment under the lock`);
  const { amountMinor } = refund;
  const escrowMinor = await readEscrowBalance(tx, ref);
  const money = { orderId, currency: payment.currency, amountMinor, escrowMinor };
  await postMovement(tx, { tenantId, movement: refunded(refundId, money), now });
  await takeBackTransfer(app, tx, {
    ...ref,
    refundId,
    amountMinor: amountMinor - Math.min(amountMinor, Math.max(0, escrowMinor)),
  });
  await settleReturnedMoney(app, tx, { ...ref, now });
}
