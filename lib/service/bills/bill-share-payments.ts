import type { App } from "@/lib/payments/app";
import { findMovement } from "@/lib/payments/ledger/ledger-store";
import { bookRelease } from "@/lib/payments/payments/book-release";
import { findPayment } from "@/lib/payments/payments/payment-store";
import type {
  PaymentSubject,
  RefundChange,
  SubjectChange,
  SubjectRow,
} from "@/lib/payments/payments/payment-subject";
import { sumConfirmedRefunds } from "@/lib/payments/payments/refund-store";
import { billShareSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import { correctReceipt } from "@/lib/service/receipts/correct-receipt";
import { type NewBillChange, recordBillChange } from "./bill-change-store";
import { billPaidEvent, billUpdatedEvent } from "./bill-event";
import {
  type BillPaymentRef,
  describeShares,
  findShare,
  findTipInShare,
  markBillPaymentPaid,
} from "./bill-payment-store";
import { countAgain, freeRefunded, recountPaid } from "./bill-return-store";
import { gatherShareEvidence } from "./bill-share-evidence";
import { lockBill } from "./bill-store";
import { freePendingPayment } from "./free-pending-payment";

/**
 * What a payment of a table's bill does when its money moves. The guests have eaten, so what is paid is the restaurant's
 * at once, and a dispute leaves the bill paid. What goes back to a guest is open again while the bill is.
 */
export const billSharePayments: PaymentSubject<App> = {
  async lock(tx, row) {
    const share = await findShare(tx, row);
    return share !== null && (await lockBill(tx, { tenantId: row.tenantId, billId: share.billId })) !== null;
  },
  async onCaptured(app, tx, change) {
    const ref = await getRef(tx, change);
    const { tenantId, billId, paymentId, now } = { ...ref, ...change };
    const bill = await lockBill(tx, ref);
    if (!bill) throw new Error(`Bill ${billId} vanished under its lock`);
    const paidMinor = await markBillPaymentPaid(tx, { ...ref, now });
    const about = { subjectId: paymentId, amountMinor: paidMinor ?? change.amountMinor, actorId: null };
    if (paidMinor === null) {
      await record(tx, ref, now, { kind: "payment_late", ...about });
      return GIVEN_UP;
    }
    await recordBillChange(tx, { ...ref, now, change: { kind: "payment_taken", ...about } });
    await bookRelease(app, tx, { tenantId, subject: billShareSubject(paymentId), currency: bill.currency });
    const settles = bill.paidMinor + paidMinor >= bill.totalMinor;
    const events = [
      billUpdatedEvent({ billId, change: "payment_taken" }, now),
      ...(settles ? [billPaidEvent({ billId, ...bill }, now)] : []),
    ];
    await appendEvents(tx, { tenantId, events, now });
    return null;
  },
  onMismatched: (_app, tx, change) => free(tx, change, change.note),
  onClosed: (_app, tx, change) => free(tx, change, "Canceled at the payment processor"),
  async onRefund(_app, tx, { refund, ...change }) {
    const ref = await getRef(tx, change);
    if (refund.status === "succeeded" && (await isBack(tx, ref))) await freeRefunded(tx, ref);
    if (refund.status === "failed") await countAgain(tx, ref);
    const moves = refund.status === "succeeded" || refund.wasConfirmed;
    if (moves) await recountPaid(tx, ref);
    const { amountMinor, createdBy } = refund;
    const about = { subjectId: ref.paymentId, amountMinor };
    const changes: Record<RefundChange["status"], NewBillChange> = {
      pending: { kind: "refund_begun", ...about, note: refund.reason, actorId: createdBy },
      succeeded: { kind: "refund_succeeded", ...about, actorId: null },
      failed: { kind: "refund_failed", ...about, note: refund.failureReason, actorId: null },
    };
    if (!refund.isForeign) {
      await record(tx, ref, change.now, changes[refund.status]);
      const events = [billUpdatedEvent({ ...ref, change: changes[refund.status].kind }, change.now)];
      await appendEvents(tx, { tenantId: ref.tenantId, events, now: change.now });
    }
    if (moves) await correctReceipt(tx, { ...ref, refundId: refund.refundId, now: change.now });
  },
  async onDisputed(_app, tx, { dispute, opens, closes, ...change }) {
    const ref = await getRef(tx, change);
    const { amountMinor, reason, status } = dispute;
    const about = { subjectId: ref.paymentId, amountMinor, actorId: null };
    if (opens) await record(tx, ref, change.now, { kind: "dispute_opened", ...about, note: reason });
    if (!closes) return;
    await record(tx, ref, change.now, { kind: status === "won" ? "dispute_won" : "dispute_lost", ...about });
  },
  async onReturned() {},
  findTipIn: findTipInShare,
  describe: (app, query) => describeShares(app.db, query),
  gatherEvidence: gatherShareEvidence,
  async findEnd(tx, row) {
    const share = await findShare(tx, row);
    return share?.status === "canceled" ? GIVEN_UP : null;
  },
  isReleased: async (tx, { tenantId, id }) =>
    (await findMovement(tx, { tenantId, uniqueKey: `release:${id}` })) !== null,
};

const GIVEN_UP = "the payment was given up";

async function getRef(tx: Tx, row: SubjectRow): Promise<BillPaymentRef> {
  const share = await findShare(tx, row);
  if (!share) throw new Error(`Payment ${row.id} vanished under its bill's lock`);
  return { tenantId: row.tenantId, billId: share.billId, paymentId: row.id };
}

function record(
  tx: Tx,
  { tenantId, billId }: BillPaymentRef,
  now: Date,
  change: NewBillChange,
): Promise<void> {
  return recordBillChange(tx, { tenantId, billId, now, change });
}

async function free(tx: Tx, change: SubjectChange, note: string): Promise<void> {
  const ref = await getRef(tx, change);
  await freePendingPayment(tx, { ...ref, ifBare: false, actorId: null, note, now: change.now });
}

/** Whether all that a payment paid of the bill is with its guest again; a tip can stay. */
async function isBack(tx: Tx, { tenantId, paymentId }: BillPaymentRef): Promise<boolean> {
  const payment = await findPayment(tx, { tenantId, subject: billShareSubject(paymentId) });
  if (payment === null) return false;
  const { amountMinor, tipMinor } = await sumConfirmedRefunds(tx, payment);
  return amountMinor - tipMinor >= payment.capturedMinor - payment.tipMinor;
}
