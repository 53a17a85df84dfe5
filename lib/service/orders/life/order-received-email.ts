import type { Order } from "@/lib/service/orders/order";
import { type OrderEmailSender, orderEmailProps } from "@/lib/service/orders/order-email";

/** What makes a second email about a received order impossible. */
export const orderReceivedKey = (orderId: string) => `order-received:${orderId}`;

/** The email that tells the customer that the restaurant has the order. */
export function orderReceivedEmail(order: Order, restaurant: OrderEmailSender, publicUrl: string) {
  return {
    to: order.customerEmail,
    template: "order-received",
    locale: order.locale,
    props: orderEmailProps(order, restaurant, publicUrl),
    uniqueKey: orderReceivedKey(order.id),
  } as const;
}
