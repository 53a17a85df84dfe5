import type { App } from "@/lib/app/app";
import { listPendingPayments } from "./bill-payment-store";
import { endPendingPayment } from "./end-pending-payment";

const BATCH = 100;
const MINUTE_MS = 60_000;
/** How long guests have to pay what they began to pay. */
const PAY_WITHIN_MS = 30 * MINUTE_MS;
/** A payment without an intent by then was left behind by a process that died; nobody has seen its secret. */
const BARE_MS = 2 * MINUTE_MS;

/**
 * Gives up payments of tables' bills that were begun online and not made in time, so that the bill can be paid
 * otherwise. Returns how many were settled; one whose processor does not answer waits for the next run.
 */
export async function expireBillPayments(app: App): Promise<number> {
  const now = app.clock.now().getTime();
  const due = await listPendingPayments(app.db.prisma, {
    before: new Date(now - PAY_WITHIN_MS),
    bareBefore: new Date(now - BARE_MS),
    limit: BATCH,
  });
  let settled = 0;
  for (const payment of due) {
    try {
      await endPendingPayment(app, { ...payment, actorId: null, note: "Not paid in time" });
      settled += 1;
    } catch (error) {
      app.log.warn({ err: error, paymentId: payment.paymentId }, "could not give up an unpaid bill payment");
    }
  }
  return settled;
}
