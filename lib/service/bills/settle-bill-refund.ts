import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { postMovement, readEscrowBalance } from "@/lib/payments/ledger/ledger-store";
import { refunded } from "@/lib/payments/ledger/movement";
import { bookPayout } from "@/lib/payments/payments/book-payout";
import type { ProcessorRefund } from "@/lib/payments/payments/processor";
import { undoMovement } from "@/lib/payments/payments/undo-movement";
import type { Tx } from "@/lib/platform/db/db";
import { recordBillChange } from "./bill-change-store";
import type { BillPaymentRef } from "./bill-payment-store";
import {
  findBillRefund,
  findBillRefundOwner,
  insertBillRefund,
  linkBillRefund,
  moveBillRefund,
  releaseBillReservation,
  reopenRefunded,
  reserveBillRefund,
  sumConfirmedBillRefunds,
} from "./bill-refund-store";
import { lockBill } from "./bill-store";
import { takeBackBillShare } from "./take-back-bill-share";

/**
 * Brings a refund of a bill's payment up to date with the processor, in the caller's transaction. While the bill is
 * open, what went back is open again. Failed is final, also after the processor had confirmed: banks return refunds
 * days later. A refund that was made at the processor itself is taken over.
 */
export async function settleBillRefund(
  app: App,
  tx: Tx,
  ref: BillPaymentRef,
  atProcessor: ProcessorRefund,
): Promise<void> {
  const bill = await lockBill(tx, ref);
  if (!bill) return;
  const now = app.clock.now();
  const refundId = await ownRefund(tx, ref, atProcessor, now);
  if (refundId === null || atProcessor.state === "pending") return;
  const { state, failureReason, amountMinor } = atProcessor;
  if (state === "failed") return failBillRefund(app, tx, { ...ref, refundId, failureReason });
  const move = { from: ["pending" as const], to: state, failureReason: null, now };
  if (!(await moveBillRefund(tx, { tenantId: ref.tenantId, refundId, ...move }))) return;
  await bookRefund(app, tx, { ...ref, refundId, amountMinor, currency: bill.currency, now });
}

/**
 * Ends a refund without effect, once and under the bill's lock: what was booked of it is undone, and what the restaurant
 * gave back is paid out to it again.
 */
export async function failBillRefund(
  app: App,
  tx: Tx,
  input: BillPaymentRef & { refundId: string; failureReason: string | null },
): Promise<void> {
  const { tenantId, billId, paymentId, refundId, failureReason } = input;
  const run = tx;
  await lockBill(run, input);
  const now = app.clock.now();
  const refund = await findBillRefund(tx, { tenantId, refundId });
  const failed = { tenantId, refundId, to: "failed", failureReason, now } as const;
  if (!refund || !(await moveBillRefund(tx, { ...failed, from: ["pending", "succeeded"] }))) return;
  const { amountMinor } = refund;
  await releaseBillReservation(tx, { ...input, amountMinor });
  if (refund.status === "succeeded") {
    const booked = { tenantId, orderId: paymentId, uniqueKey: `refund:${refundId}`, now };
    const owedMinor = await undoMovement(app, tx, booked);
    await reopenRefunded(tx, { ...input, amountMinor: -amountMinor, isWhole: false });
    const subject = { billPaymentId: paymentId, returnOf: refundId };
    const { currency } = refund.payment.bill;
    await bookPayout(app, tx, { tenantId, subject, currency, amountMinor: owedMinor });
  }
  const note = failureReason;
  const change = { kind: "refund_failed", subjectId: paymentId, amountMinor, note, actorId: null } as const;
  await recordBillChange(run, { tenantId, billId, now, change });
}

/** The refund's id here. A refund without one was made at the processor's own dashboard. */
async function ownRefund(
  tx: Tx,
  ref: BillPaymentRef,
  { id: processorRefundId, refundId, amountMinor, createdAt }: ProcessorRefund,
  now: Date,
): Promise<string | null> {
  const { tenantId, paymentId } = ref;
  const known = await findBillRefundOwner(tx, { processorRefundId, refundId });
  if (known !== null) {
    await linkBillRefund(tx, { tenantId, refundId: known, processorRefundId });
    return known;
  }
  if (!(await reserveBillRefund(tx, { ...ref, amountMinor, isMade: true }))) return null;
  const id = newId("blr");
  await insertBillRefund(tx, {
    tenantId,
    id,
    paymentId,
    amountMinor,
    reason: "Made at the payment processor",
    processorRefundId,
    createdAt: createdAt < now ? createdAt : now,
  });
  return id;
}

async function bookRefund(
  app: App,
  tx: Tx,
  input: BillPaymentRef & { refundId: string; amountMinor: number; currency: string; now: Date },
): Promise<void> {
  const { tenantId, billId, paymentId, refundId, currency, now } = input;
  const refund = await findBillRefund(tx, { tenantId, refundId });
  if (!refund) throw new Error(`Refund ${refundId} vanished under the bill's lock`);
  const { amountMinor, payment } = refund;
  const escrowMinor = Math.max(0, await readEscrowBalance(tx, { tenantId, orderId: paymentId }));
  const money = { orderId: paymentId, currency, amountMinor, escrowMinor };
  await postMovement(tx, { tenantId, movement: refunded(refundId, money), now });
  const isWhole = (await sumConfirmedBillRefunds(tx, input)) >= payment.capturedMinor;
  await reopenRefunded(tx, { ...input, amountMinor, isWhole });
  const change = { kind: "refund_succeeded", subjectId: paymentId, amountMinor, actorId: null } as const;
  await recordBillChange(tx, { tenantId, billId, now, change });
  const shareMinor = amountMinor - Math.min(amountMinor, escrowMinor);
  await takeBackBillShare(app, tx, { tenantId, paymentId, refundId, amountMinor: shareMinor });
}
