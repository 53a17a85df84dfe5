import type { App } from "@/lib/payments/app";
import { beginProcessorRun } from "@/lib/payments/payments/processor-run";
import { givenUpBefore } from "./bill";
import { listPendingPayments } from "./bill-payment-store";
import { endPendingPayment } from "./end-pending-payment";

const BATCH = 100;
/** What has no intent yet is freeBarePayments' business. */
const NEVER = new Date(0);

/**
 * Gives up payments of tables' bills that were begun online and not made in time, so that the bill can be paid
 * otherwise. Returns how many were settled.
 */
export async function expireBillPayments(app: App, signal?: AbortSignal): Promise<number> {
  const due = await listPendingPayments(app.db.prisma, {
    before: givenUpBefore(app.clock.now()),
    bareBefore: NEVER,
    limit: BATCH,
  });
  return beginProcessorRun(app, signal).each("bill's payment that nobody made", due, (payment) =>
    endPendingPayment(app, { ...payment, actorId: null, note: "Not paid in time" }),
  );
}
