import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { changeOrderDetails } from "@/lib/service/orders/life/change-order-details";
import { ChangeOrderDetailsBody, OrderEmailQuery } from "@/lib/service/orders/life/order-change-contract";
import { OrderParams, PublicOrder } from "@/lib/service/orders/order-contract";
import { readPublicOrder } from "@/lib/service/orders/views/read-public-order";

export const GET = endpoint({
  operationId: "getOrder",
  summary: "Get an order as its customer",
  description:
    "Needs the email that the order was placed with; any other answers as if the order did not exist.",
  tag: "Orders",
  guard: publicTenant,
  params: OrderParams,
  query: OrderEmailQuery,
  response: PublicOrder,
  errors: ["TENANT_NOT_FOUND", "ORDER_NOT_FOUND"],
  handle: ({ app, shop, params, query }) =>
    readPublicOrder(app, { shop, orderId: params.orderId, email: query.email }),
});

export const PATCH = endpoint({
  operationId: "changeOrderDetails",
  summary: "Change note, phone number or address of an order as its customer",
  description:
    "Until the restaurant accepts it. What is left out stays. The price stays as well, so an address is refused where delivery has become more expensive.",
  tag: "Orders",
  guard: publicTenant,
  params: OrderParams,
  body: ChangeOrderDetailsBody,
  response: PublicOrder,
  errors: [
    "TENANT_NOT_FOUND",
    "ORDER_NOT_FOUND",
    "ORDER_NOT_NEW",
    "OUTSIDE_RADIUS",
    "ADDRESS_UNKNOWN",
    "DELIVERY_FEE_CHANGED",
    "BELOW_MINIMUM",
  ],
  handle: ({ app, shop, params, body: { email, ...details } }) =>
    changeOrderDetails(app, { shop, orderId: params.orderId, email, details }),
});
