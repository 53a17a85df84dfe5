import { z } from "zod";
import { PlacedOrder } from "@/lib/service/orders/order-contract";

/** The answer of payment-intent; the client secret in both spellings of the specification. */
export const PaymentIntent = z
  .object({
    orderId: z.string(),
    orderNumber: z.string(),
    clientSecret: z.string().nullable().describe("Null when nothing is left to pay online"),
    client_secret: z.string().nullable(),
    total: z.number(),
  })
  .meta({ id: "PaymentIntent" });

/** The part of a placed order's answer about its payment. */
export function paymentIntentOf(placedOrder: string): z.input<typeof PaymentIntent> {
  const { id, orderNumber, clientSecret, total } = PlacedOrder.parse(JSON.parse(placedOrder));
  return { orderId: id, orderNumber, clientSecret, client_secret: clientSecret, total };
}

/** What a payment form on any device needs for an order that was placed before. */
export const OrderPayment = z
  .object({
    clientSecret: z
      .string()
      .nullable()
      .describe("Null where no online payment is awaited: in cash, paid, ended, or past the time to pay"),
  })
  .meta({ id: "OrderPayment" });
