import type { App } from "@/lib/payments/app";
import { bookRelease } from "@/lib/payments/payments/book-release";
import { orderSubject } from "@/lib/payments/payments/subject";
import { inTransaction } from "@/lib/platform/db/transaction";
import { decideRelease } from "./escrow-status";
import { type DueOrder, listDueOrders, lockDueOrder, markReleased } from "./escrow-store";

const BATCH = 100;

/**
 * Releases every order whose delay after delivery is over (Specification, Escrow status), each exactly once, however
 * many of these run at the same time. Each is a transaction of its own: one that fails is logged, and holds up no other.
 * Begins no more once the signal is given. Returns how many this run released. Cash moves through the same values.
 */
export async function releaseDueEscrow(app: App, signal?: AbortSignal): Promise<number> {
  const now = app.clock.now();
  let total = 0;
  let after: DueOrder | null = null;
  for (;;) {
    const due: DueOrder[] = await listDueOrders(app.db, { now, after, limit: BATCH });
    for (const order of due) {
      if (signal?.aborted) return total;
      if (await tryRelease(app, order, now)) total += 1;
    }
    after = due.at(-1) ?? null;
    if (due.length < BATCH) return total;
  }
}

async function tryRelease(app: App, order: DueOrder, now: Date): Promise<boolean> {
  try {
    return await release(app, order, now);
  } catch (error) {
    app.log.error({ err: error, orderId: order.orderId }, "could not release an order");
    return false;
  }
}

function release(app: App, { tenantId, orderId }: DueOrder, now: Date): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    const order = await lockDueOrder(tx, { tenantId, orderId, now });
    if (!order) return false;
    const decision = decideRelease({
      ...order,
      delivered: order.status === "delivered",
      paid: order.paymentStatus === "paid",
      flagged: order.flaggedAt !== null && order.flagClearedAt === null,
      now,
    });
    if (!decision.ok) return false;
    const { escrowStatus } = decision;
    if (!(await markReleased(tx, { tenantId, orderId, escrowStatus, now }))) return false;
    await bookRelease(app, tx, { tenantId, subject: orderSubject(orderId), currency: order.currency });
    return true;
  });
}
