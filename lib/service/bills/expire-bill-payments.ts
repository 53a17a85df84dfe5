import type { App } from "@/lib/payments/app";
import { beginProcessorRun } from "@/lib/payments/payments/processor-run";
import { listPendingPayments } from "./bill-payment-store";
import { endPendingPayment } from "./end-pending-payment";

const BATCH = 100;
const MINUTE_MS = 60_000;
/** How long guests have to pay what they began to pay. */
const PAY_WITHIN_MS = 30 * MINUTE_MS;
/** What has no intent yet is freeBarePayments' business. */
const NEVER = new Date(0);

/**
 * Gives up payments of tables' bills that were begun online and not made in time, so that the bill can be paid
 * otherwise. Returns how many were settled.
 */
export async function expireBillPayments(app: App, signal?: AbortSignal): Promise<number> {
  const now = app.clock.now().getTime();
  const due = await listPendingPayments(app.db.prisma, {
    before: new Date(now - PAY_WITHIN_MS),
    bareBefore: NEVER,
    limit: BATCH,
  });
  return beginProcessorRun(app, signal).each("bill's payment that nobody made", due, (payment) =>
    endPendingPayment(app, { ...payment, actorId: null, note: "Not paid in time" }),
  );
}
