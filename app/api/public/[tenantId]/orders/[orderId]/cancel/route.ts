import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { cancelOrder } from "@/lib/service/orders/life/cancel-order";
import { CanceledOrder, CancelOrderBody } from "@/lib/service/orders/life/order-change-contract";
import { OrderParams } from "@/lib/service/orders/order-contract";

export const POST = endpoint({
  operationId: "cancelOrder",
  summary: "Cancel an order as its customer",
  description:
    "Until `cancellableUntil`, and before the restaurant accepts. Everything that was paid is refunded. An order that has ended is refused with NOT_CANCELLABLE.",
  tag: "Orders",
  guard: publicTenant,
  params: OrderParams,
  body: CancelOrderBody,
  response: CanceledOrder,
  errors: ["TENANT_NOT_FOUND", "ORDER_NOT_FOUND", "NOT_CANCELLABLE"],
  handle: ({ app, shop, params, body }) =>
    cancelOrder(app, { shop, orderId: params.orderId, email: body.email, reason: body.reason }),
});
