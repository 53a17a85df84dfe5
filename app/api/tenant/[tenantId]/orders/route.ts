import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { listOrders } from "@/lib/service/orders/list-orders";
import { OrderList, OrderListQuery } from "@/lib/service/orders/order-list-contract";

export const GET = endpoint({
  operationId: "listOrders",
  summary: "List a restaurant's orders, newest first",
  tag: "Orders",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: OrderListQuery,
  response: OrderList,
  errors: [],
  handle: ({ app, tenant, query }) =>
    listOrders(app, { tenantId: tenant.id, timeZone: tenant.timeZone, query }),
});
