import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/tenancy/public-tenant";
import { OrderEmailQuery } from "@/lib/service/orders/order-change-contract";
import { OrderParams, PublicOrder } from "@/lib/service/orders/order-contract";
import { readPublicOrder } from "@/lib/service/orders/read-public-order";

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
