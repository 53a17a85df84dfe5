import type { App } from "@/lib/payments/app";
import { UNFINISHED_MS } from "@/lib/payments/payments/unfinished";
import { BILL_NOTES } from "./bill-note";
import { listPendingPayments } from "./bill-payment-store";
import { endPendingPayment } from "./end-pending-payment";

const BATCH = 100;
const NEVER = new Date(0);

/**
 * Frees what payments of tables' bills hold that a process that died left without an intent: nobody has seen their
 * secret. Needs no processor. One that fails is logged and left for the next run.
 */
export async function freeBarePayments(app: App): Promise<void> {
  const bareBefore = new Date(app.clock.now().getTime() - UNFINISHED_MS);
  const bare = await listPendingPayments(app.db.prisma, {
    scope: app.twin,
    bareBefore,
    heldUntil: NEVER,
    limit: BATCH,
  });
  for (const payment of bare) {
    await endPendingPayment(app, {
      ...payment,
      hasIntent: false,
      actorId: null,
      note: BILL_NOTES.unpaid,
    }).catch((error: unknown) =>
      app.log.error({ err: error, paymentId: payment.paymentId }, "could not free a bill's payment"),
    );
  }
}
