import type { App } from "@/lib/payments/app";
import { closeIntent } from "@/lib/payments/payments/close-intent";
import { findPayment } from "@/lib/payments/payments/payment-store";
import { settleIntent } from "@/lib/payments/payments/settle-intent";
import { beginProcessorRun } from "@/lib/payments/processor/processor-run";
import { orderSubject } from "@/lib/payments/subject/subject";
import { inTransaction } from "@/lib/platform/db/transaction";
import { UNPAID_REASON } from "@/lib/service/orders/life/unpaid-reason";
import type { OrderRef } from "@/lib/service/orders/order";
import { findOrder, getOrderingRestaurant } from "@/lib/service/orders/order-store";
import { endOrder } from "./end-order";
import { lockOrder } from "./order-move-store";
import { listUnpaidOrders } from "./unpaid-order-store";

const BATCH = 100;
/** An order whose intent can no longer be paid, or was paid with a wrong amount. */
const NOTHING_TO_CLOSE = {
  id: "",
  state: "canceled",
  receivedMinor: 0,
  currency: "",
  methodType: null,
  failedTry: null,
} as const;

/**
 * Cancels online orders that were not paid in time: the intent is canceled at the processor first, so nobody can pay
 * meanwhile; an order that was paid at the last moment stays paid. Everything it took is returned. Returns how many
 * were settled.
 */
export async function expireUnpaidOrders(app: App, signal?: AbortSignal): Promise<number> {
  const due = await listUnpaidOrders(app.db.prisma, { scope: app.twin, now: app.clock.now(), limit: BATCH });
  return beginProcessorRun(app, signal).each("order that nobody paid", due, (ref) => expireOrder(app, ref));
}

async function expireOrder(app: App, ref: OrderRef): Promise<boolean> {
  const payable = { tenantId: ref.tenantId, subject: orderSubject(ref.orderId) };
  const intent = await closeIntent(app, payable);
  if (intent?.state === "open") return false;
  const restaurant = await getOrderingRestaurant(app.db.prisma, ref);
  await inTransaction(app.db, async (tx) => {
    await lockOrder(tx, ref);
    const order = await findOrder(tx, ref);
    if (order?.paymentStatus === "pending" && intent?.state !== "succeeded") {
      await endOrder(app, tx, {
        tenantId: ref.tenantId,
        order,
        restaurant,
        to: "canceled",
        actor: { kind: "system", userId: null },
        reason: UNPAID_REASON,
        note: null,
        now: app.clock.now(),
      });
    }
    const payment = await findPayment(tx, payable);
    if (payment) await settleIntent(app, tx, payment, intent ?? NOTHING_TO_CLOSE);
  });
  app.live.announce(ref.tenantId);
  return true;
}
