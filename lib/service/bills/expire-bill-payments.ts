import type { App } from "@/lib/payments/app";
import { beginProcessorRun } from "@/lib/payments/processor/processor-run";
import { confirmedUntilOf } from "./bill";
import { BILL_NOTES } from "./bill-note";
import { holdBillPayment, listPendingPayments } from "./bill-payment-store";
import { endPendingPayment } from "./end-pending-payment";
import { isBeingMade } from "./is-being-made";

const BATCH = 100;
/** What has no intent yet is freeBarePayments' business. */
const NEVER = new Date(0);

/**
 * Gives up payments of tables' bills that were begun online and not made in time, so that the bill can be paid
 * otherwise: after 3 minutes while their form was not sent, after 30 while a bank or a wallet works on them (decision
 * 083). Returns how many were settled.
 */
export async function expireBillPayments(app: App, signal?: AbortSignal): Promise<number> {
  const due = await listPendingPayments(app.db.prisma, {
    scope: app.twin,
    heldUntil: app.clock.now(),
    bareBefore: NEVER,
    limit: BATCH,
  });
  return beginProcessorRun(app, signal).each("bill's payment that nobody made", due, async (payment) => {
    const heldUntil = confirmedUntilOf(payment);
    if (payment.heldUntil < heldUntil && (await isBeingMade(app, payment.intentId)))
      return !(await holdBillPayment(app.db.prisma, { ...payment, heldUntil }));
    await endPendingPayment(app, { ...payment, hasIntent: true, actorId: null, note: BILL_NOTES.unpaid });
  });
}
