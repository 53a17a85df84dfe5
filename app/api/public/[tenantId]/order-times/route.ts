import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { openTenant } from "@/lib/restaurant/menu/public-tenant";
import { listOrderTimes } from "@/lib/service/orders/placement/list-order-times";
import { OrderTimes, OrderTimesQuery } from "@/lib/service/orders/placement/order-time-contract";

export const GET = endpoint({
  operationId: "listOrderTimes",
  summary: "List the times for which an order can be scheduled",
  description: "By type of order, in the restaurant's time zone. An empty list says why, as a refusal would.",
  tag: "Orders",
  guard: openTenant,
  params: TenantParams,
  query: OrderTimesQuery,
  response: OrderTimes,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, tenant, query }) => listOrderTimes(app, { tenant, ...query }),
});
