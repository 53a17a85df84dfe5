import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { OrderEmailQuery } from "@/lib/service/orders/life/order-change-contract";
import { OrderParams } from "@/lib/service/orders/order-contract";
import { OrderPayment } from "@/lib/service/orders/placement/payment-intent-contract";
import { readOrderPayment } from "@/lib/service/orders/placement/read-order-payment";

export const GET = endpoint({
  operationId: "getOrderPayment",
  summary: "Get what the payment form needs for an order that awaits its payment",
  description:
    "For a payment form on any device. Needs the email that the order was placed with; any other answers as if the order did not exist. It is always the same payment, so whoever pays last finds the order paid.",
  tag: "Payments",
  guard: publicTenant,
  params: OrderParams,
  query: OrderEmailQuery,
  response: OrderPayment,
  errors: ["TENANT_NOT_FOUND", "ORDER_NOT_FOUND"],
  handle: ({ app, shop, params, query }) =>
    readOrderPayment(app, { shop, orderId: params.orderId, email: query.email }),
});
