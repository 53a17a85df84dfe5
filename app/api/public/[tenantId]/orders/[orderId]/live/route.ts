import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { OrderEmailQuery } from "@/lib/service/orders/life/order-change-contract";
import { OrderParams } from "@/lib/service/orders/order-contract";
import { watchOrder } from "@/lib/service/orders/views/watch-order";

export const GET = endpoint({
  operationId: "watchOrder",
  summary: "Follow an order as it changes",
  description:
    "Server-sent events: `change` when the order changed, `beat` in between. Also fetch the order when the stream opens. The stream ends after at most half an hour; one address can hold 3 for an order. On 503, poll instead.",
  tag: "Orders",
  guard: publicTenant,
  params: OrderParams,
  query: OrderEmailQuery,
  response: null,
  produces: "text/event-stream",
  atOnce: 100,
  errors: ["TENANT_NOT_FOUND", "ORDER_NOT_FOUND", "UNAVAILABLE"],
  handle: ({ app, shop, params, query, request, client }) =>
    watchOrder(
      app,
      { shop, orderId: params.orderId, email: query.email },
      { signal: request.signal, clientAddress: client.address },
    ),
});
