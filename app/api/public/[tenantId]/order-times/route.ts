import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { listOrderTimes } from "@/lib/service/orders/placement/list-order-times";
import { OrderTimes, OrderTimesQuery } from "@/lib/service/orders/placement/order-time-contract";

export const GET = endpoint({
  operationId: "listOrderTimes",
  summary: "List the times for which an order can be scheduled",
  tag: "Orders",
  guard: publicTenant,
  params: TenantParams,
  query: OrderTimesQuery,
  response: OrderTimes,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, shop, query }) => listOrderTimes(app, { shop, ...query }),
});
