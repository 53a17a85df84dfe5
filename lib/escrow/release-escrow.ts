import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/db/transaction";
import { bookRelease } from "@/lib/payments/book-release";
import { decideRelease } from "./escrow-status";
import { lockDueOrders, markReleased } from "./escrow-store";

const BATCH = 25;

/**
 * Releases every order whose delay after delivery is over (Specification, Escrow status), each exactly once, however
 * many of these run at the same time. Returns how many this run released. Cash moves through the same values.
 */
export async function releaseDueEscrow(app: App): Promise<number> {
  let total = 0;
  for (;;) {
    const released = await releaseBatch(app);
    total += released;
    if (released < BATCH) return total;
  }
}

function releaseBatch(app: App): Promise<number> {
  const now = app.clock.now();
  return inTransaction(app.db, async (tx) => {
    let released = 0;
    for (const order of await lockDueOrders(tx, { now, limit: BATCH })) {
      const decision = decideRelease({
        ...order,
        paid: order.paymentStatus === "paid",
        flagged: order.flaggedAt !== null && order.flagClearedAt === null,
        now,
      });
      if (!decision.ok) continue;
      const { tenantId, id: orderId } = order;
      const { escrowStatus } = decision;
      if (!(await markReleased(tx, { tenantId, orderId, escrowStatus, now }))) continue;
      await bookRelease(app, tx, { tenantId, orderId, currency: order.currency });
      released += 1;
    }
    return released;
  });
}
