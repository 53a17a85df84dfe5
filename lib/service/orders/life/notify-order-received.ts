import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import type { OrderRef } from "@/lib/service/orders/order";
import { findOrder, getOrderingRestaurant } from "@/lib/service/orders/order-store";
import { lockOrder } from "./order-move-store";
import { orderReceivedEmail } from "./order-received-email";

/**
 * Writes to the customer of an order that was paid online that the restaurant has it, once. An order that has moved on
 * says so in an email of its own, so nothing is written about it here.
 */
export function notifyOrderReceived(app: App, ref: OrderRef): Promise<void> {
  return inTransaction(app.db, async (tx) => {
    const order = (await lockOrder(tx, ref)) ? await findOrder(tx, ref) : null;
    if (order?.status !== "pending") return;
    const restaurant = await getOrderingRestaurant(tx, ref);
    const email = orderReceivedEmail(order, restaurant, app.env.publicUrl);
    await queueEmail(app, tx, { tenantId: ref.tenantId, ...email });
  });
}
