import { endpoint } from "@/lib/http/endpoint";
import { OrderEmailQuery } from "@/lib/orders/order-change-contract";
import { OrderParams, PublicOrder } from "@/lib/orders/order-contract";
import { readPublicOrder } from "@/lib/orders/read-public-order";
import { publicTenant } from "@/lib/tenancy/public-tenant";

export const GET = endpoint({
  operationId: "getOrder",
  summary: "An order as its customer sees it",
  description: "Opens with the email that the order was placed with. Anything else is answered as unknown.",
  tag: "Orders",
  guard: publicTenant,
  params: OrderParams,
  query: OrderEmailQuery,
  response: PublicOrder,
  errors: ["TENANT_NOT_FOUND", "ORDER_NOT_FOUND"],
  handle: ({ app, shop, params, query }) =>
    readPublicOrder(app, { shop, orderId: params.orderId, email: query.email }),
});
