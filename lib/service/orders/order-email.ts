import { addressLine } from "@/lib/core/contact/postal-address";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import type { OrderEmailProps } from "@/lib/platform/mail/email-templates";
import { type EmailSender, emailRestaurant } from "@/lib/restaurant/tenancy/email-restaurant";
import { type StorefrontName, storefrontHome } from "@/lib/restaurant/tenancy/storefront-home";
import { isAddressChecked } from "@/lib/service/orders/placement/order-address";
import { optionNamesOf } from "@/lib/service/orders/views/option-names";
import type { Order } from "./order";

export type OrderEmailSender = EmailSender & { slug: string; timeZone: string };

/** The page where the customer follows an order; the email in it is what opens the order. */
export function trackingUrl(
  publicUrl: string,
  restaurant: StorefrontName,
  order: Pick<Order, "id" | "customerEmail">,
): string {
  return `${storefrontHome(publicUrl, restaurant)}/orders/${order.id}?email=${encodeURIComponent(order.customerEmail)}`;
}

/** The page where the customer pays an order online; the email in it is what opens it. */
export function paymentUrl(
  publicUrl: string,
  restaurant: StorefrontName,
  order: Pick<Order, "id" | "customerEmail">,
): string {
  return `${storefrontHome(publicUrl, restaurant)}/orders/${order.id}/pay?email=${encodeURIComponent(order.customerEmail)}`;
}

/** The page with the receipt of an order; the email in it is what opens it. */
export function receiptUrl(
  publicUrl: string,
  restaurant: StorefrontName,
  order: Pick<Order, "id" | "customerEmail">,
): string {
  return `${storefrontHome(publicUrl, restaurant)}/orders/${order.id}/receipt?email=${encodeURIComponent(order.customerEmail)}`;
}

/** Whether money has arrived that only a customer can have sent; what it took itself is the restaurant's word. */
function isPaidAhead({ paymentMethod, paymentStatus, giftCardMinor }: Order): boolean {
  return giftCardMinor > 0 || (!isTillMethod(paymentMethod) && ["paid", "refunded"].includes(paymentStatus));
}

/** What every email about an order is given. */
export function orderEmailProps(
  order: Order,
  restaurant: OrderEmailSender,
  publicUrl: string,
): OrderEmailProps {
  return {
    restaurant: emailRestaurant(restaurant, publicUrl),
    customerName: order.customerName,
    orderNumber: String(order.number),
    type: order.type,
    uncheckedAddress:
      isAddressChecked(order) === false ? addressLine(order, restaurant.country) || null : null,
    promisedAt: order.promisedAt.toISOString(),
    timeZone: restaurant.timeZone,
    currency: order.currency,
    totalMinor: order.totalMinor,
    items: order.items.map((item) => ({
      name: item.productName,
      quantity: item.quantity,
      options: optionNamesOf(item, order.currency),
      lineTotalMinor: item.lineTotalMinor,
    })),
    taxLines: order.taxLines.map(({ name, bps, taxMinor }) => ({ name, bps, taxMinor })),
    taxAddedMinor: order.taxAddedMinor,
    serviceChargeMinor: order.serviceChargeMinor,
    tipMinor: order.tipMinor,
    trackingUrl: trackingUrl(publicUrl, restaurant, order),
    isPaid: isPaidAhead(order),
    receiptUrl: order.paymentStatus === "paid" ? receiptUrl(publicUrl, restaurant, order) : null,
  };
}
