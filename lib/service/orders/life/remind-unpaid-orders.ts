import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import type { OrderRef } from "@/lib/service/orders/order";
import { orderEmailProps } from "@/lib/service/orders/order-email";
import { findOrder, getOrderingRestaurant } from "@/lib/service/orders/order-store";
import { lockOrder } from "./order-move-store";
import { listOrdersToRemind } from "./unpaid-order-store";

const BATCH = 500;
const MINUTE_MS = 60_000;
/** Whoever pays at once is not written to; whoever is written to has time left. */
const REMIND_AT_MINUTES_LEFT = { most: 20, least: 5 };

/**
 * Writes to guests who have left their payment: the link in the email opens it on any device. Once per order, however
 * many processes run this. Returns how many orders it looked at.
 */
export async function remindUnpaidOrders(app: App, signal?: AbortSignal): Promise<number> {
  const now = app.clock.now().getTime();
  const due = await listOrdersToRemind(app.db.prisma, {
    payAfter: new Date(now + REMIND_AT_MINUTES_LEFT.least * MINUTE_MS),
    payUntil: new Date(now + REMIND_AT_MINUTES_LEFT.most * MINUTE_MS),
    limit: BATCH,
  });
  for (const ref of due) {
    if (signal?.aborted) break;
    await remindOf(app, ref);
  }
  return due.length;
}

function remindOf(app: App, ref: OrderRef): Promise<void> {
  return inTransaction(app.db, async (tx) => {
    const order = (await lockOrder(tx, ref)) ? await findOrder(tx, ref) : null;
    if (order?.status !== "pending" || order.paymentStatus !== "pending" || !order.payBefore) return;
    const restaurant = await getOrderingRestaurant(tx, ref);
    await queueEmail(app, tx, {
      tenantId: ref.tenantId,
      to: order.customerEmail,
      template: "order-unpaid",
      locale: order.locale,
      props: {
        ...orderEmailProps(order, restaurant, app.env.publicUrl),
        payBefore: order.payBefore.toISOString(),
      },
      uniqueKey: `order-unpaid:${order.id}`,
    });
  });
}
