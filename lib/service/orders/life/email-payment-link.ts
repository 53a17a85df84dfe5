import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import type { OrderRef } from "@/lib/service/orders/order";
import { orderEmailProps } from "@/lib/service/orders/order-email";
import { findOrder, getOrderingRestaurant } from "@/lib/service/orders/order-store";
import { lockOrder } from "./order-move-store";

/** Emails the page where an order is paid to its guest, once, while the payment is awaited. */
export function emailPaymentLink(app: App, ref: OrderRef): Promise<void> {
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
