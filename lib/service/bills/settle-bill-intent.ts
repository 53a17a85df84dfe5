import { percentOf } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { captured, released } from "@/lib/payments/ledger/movement";
import { bookPayout } from "@/lib/payments/payments/book-payout";
import type { ProcessorIntent } from "@/lib/payments/payments/processor";
import { findPayoutSettings } from "@/lib/payments/payments/transfer-store";
import type { Tx } from "@/lib/platform/db/db";
import { appendEvents } from "@/lib/platform/events/event-store";
import { recordBillChange } from "./bill-change-store";
import { billPaidEvent } from "./bill-event";
import { type BillPaymentRef, markBillPaymentPaid, markCapturedLate } from "./bill-payment-store";
import { type LockedBill, lockBill } from "./bill-store";
import { freePendingPayment } from "./free-pending-payment";
import { recordBillRefund } from "./record-bill-refund";

/**
 * Brings a payment of a table's bill up to date with its intent at the processor, in the caller's transaction. Paid and
 * canceled are final there, so this can be told any number of times and in any order. The guests have eaten, so what
 * was paid is the restaurant's at once, less the platform's fee. A payment that was given up before it was made goes
 * back at once: its amount may have been paid otherwise.
 */
export async function settleBillIntent(
  app: App,
  tx: Tx,
  ref: BillPaymentRef,
  intent: Pick<ProcessorIntent, "id" | "state">,
): Promise<void> {
  if (intent.state === "open") return;
  const run = tx;
  const now = app.clock.now();
  const bill = await lockBill(run, ref);
  if (!bill) return;
  if (intent.state === "canceled") {
    const note = "Canceled at the payment processor";
    return freePendingPayment(run, { ...ref, ifBare: false, actorId: null, note, now });
  }
  const made = { ...ref, intentId: intent.id, now };
  const paidMinor = await markBillPaymentPaid(run, made);
  if (paidMinor !== null) return bookPaid(app, tx, { ...made, bill, amountMinor: paidMinor });
  const lateMinor = await markCapturedLate(run, made);
  if (lateMinor !== null) await bookLate(app, tx, { ...made, bill, amountMinor: lateMinor });
}

type Made = BillPaymentRef & { bill: LockedBill; intentId: string; amountMinor: number; now: Date };

async function bookPaid(app: App, tx: Tx, made: Made): Promise<void> {
  const { tenantId, billId, paymentId, bill, intentId, amountMinor, now } = made;
  const { currency } = bill;
  const { platformFeeBps } = await findPayoutSettings(tx, { tenantId });
  const feeMinor = Math.min(amountMinor, percentOf(amountMinor, platformFeeBps / 100));
  const money = { orderId: paymentId, currency, amountMinor };
  await postMovement(tx, { tenantId, movement: captured(intentId, money), now });
  await postMovement(tx, { tenantId, movement: released({ ...money, feeMinor }), now });
  const change = { kind: "payment_taken", subjectId: paymentId, amountMinor, actorId: null } as const;
  await recordBillChange(tx, { tenantId, billId, now, change });
  const subject = { billPaymentId: paymentId };
  await bookPayout(app, tx, { tenantId, subject, currency, amountMinor: amountMinor - feeMinor });
  if (bill.paidMinor + amountMinor < bill.totalMinor) return;
  await appendEvents(tx, { tenantId, events: [billPaidEvent({ billId, ...bill }, now)], now });
}

async function bookLate(app: App, tx: Tx, made: Made): Promise<void> {
  const { tenantId, billId, paymentId, bill, intentId, amountMinor, now } = made;
  const money = { orderId: paymentId, currency: bill.currency, amountMinor };
  await postMovement(tx, { tenantId, movement: captured(intentId, money), now });
  const change = { kind: "payment_late", subjectId: paymentId, amountMinor, actorId: null } as const;
  await recordBillChange(tx, { tenantId, billId, now, change });
  const reason = "Paid after the payment was given up";
  await recordBillRefund(app, tx, { ...made, reason, actorId: null });
}
