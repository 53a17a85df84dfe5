import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { OrderParams } from "@/lib/service/orders/order-contract";
import { subscribeToOrder } from "@/lib/service/orders/subscribe-to-order";
import { SubscribedToOrder, SubscribeToOrderBody } from "@/lib/service/orders/subscribe-to-order-contract";

export const POST = endpoint({
  operationId: "subscribeToOrder",
  summary: "Notify a browser when an order is ready",
  description:
    "Keeps a push subscription of a browser until the order is ready, and at most for a day; an order has at most 5. `subscribed` is false where the restaurant's installation or the order takes no more. Needs the email that the order was placed with; any other answers as if the order did not exist.",
  tag: "Orders",
  guard: publicTenant,
  params: OrderParams,
  body: SubscribeToOrderBody,
  response: SubscribedToOrder,
  errors: ["TENANT_NOT_FOUND", "ORDER_NOT_FOUND"],
  handle: ({ app, shop, params, body }) => subscribeToOrder(app, { shop, orderId: params.orderId, ...body }),
});
