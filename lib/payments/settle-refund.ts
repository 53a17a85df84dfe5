import type { App } from "@/lib/app/app";
import type { Tx } from "@/lib/db/db";
import { escrowAfterRefund } from "@/lib/escrow/escrow-status";
import { appendEvents } from "@/lib/events/event-store";
import { newId } from "@/lib/ids/ids";
import { postMovement, readEscrowBalance } from "@/lib/ledger/ledger-store";
import { refunded } from "@/lib/ledger/movement";
import { paymentStatusChangedEvent } from "@/lib/orders/order-event";
import { changeLockedOrder } from "@/lib/orders/order-move-store";
import { findOrder } from "@/lib/orders/order-store";
import { findPayment, lockOrder, type OrderRef } from "./payment-store";
import type { ProcessorRefund } from "./processor";
import {
  findRefund,
  findRefundOwner,
  insertRefund,
  linkRefund,
  type RefundRef,
  releaseReservation,
  reserveRefund,
  settlePendingRefund,
  sumConfirmedRefunds,
} from "./refund-store";
import { takeBackTransfer } from "./take-back-transfer";

/**
 * Brings a refund up to date with the processor, in the caller's transaction: books it, and moves payment and escrow
 * status on. What is settled stays settled, whatever arrives later. A refund that was made at the processor itself is
 * taken over.
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
    return failRefund(tx, { ...ref, refundId, amountMinor, failureReason, now });
  }
  const refund = { tenantId: ref.tenantId, refundId };
  const settled = await settlePendingRefund(tx, { ...refund, status: "succeeded", failureReason: null, now });
  if (settled) await bookRefund(app, tx, { ...ref, ...refund, now });
}

/** Ends a pending refund without effect, under the order's lock: its amount can be refunded again. */
export async function failRefund(
  tx: Tx,
  input: OrderRef & RefundRef & { amountMinor: number; failureReason: string | null; now: Date },
): Promise<void> {
  if (await settlePendingRefund(tx, { ...input, status: "failed" })) await releaseReservation(tx, input);
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
  if (!payment || !(await reserveRefund(tx, { ...ref, amountMinor }))) return null;
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
  const [order, payment, refund] = [
    await findOrder(tx, ref),
    await findPayment(tx, ref),
    await findRefund(tx, { tenantId, refundId }),
  ];
  if (!order || !payment || !refund) throw new Error(`Refund ${refundId} lost its order under the lock`);
  const { amountMinor } = refund;
  const escrowMinor = await readEscrowBalance(tx, ref);
  const money = { orderId, currency: payment.currency, amountMinor, escrowMinor };
  await postMovement(tx, { tenantId, movement: refunded(refundId, money), now });
  const refundedMinor = await sumConfirmedRefunds(tx, ref);
  const { capturedMinor } = payment;
  const paymentStatus = refundedMinor >= capturedMinor ? "refunded" : order.paymentStatus;
  const escrowStatus = escrowAfterRefund({ ...order, capturedMinor, refundedMinor });
  await changeLockedOrder(tx, { ...ref, changes: { paymentStatus, escrowStatus } });
  await takeBackTransfer(app, tx, {
    ...ref,
    refundId,
    amountMinor: amountMinor - Math.min(amountMinor, Math.max(0, escrowMinor)),
  });
  if (paymentStatus === order.paymentStatus) return;
  const change = { from: order.paymentStatus, to: paymentStatus, at: now };
  await appendEvents(tx, { tenantId, events: [paymentStatusChangedEvent(order, change)], now });
}
