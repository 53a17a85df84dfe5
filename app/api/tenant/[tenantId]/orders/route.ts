import { tenantStaffAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { listOrders } from "@/lib/orders/list-orders";
import { OrderList, OrderListQuery } from "@/lib/orders/order-list-contract";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "listOrders",
  summary: "A restaurant's orders, newest first",
  tag: "Orders",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: OrderListQuery,
  response: OrderList,
  errors: [],
  handle: ({ app, tenant, query }) =>
    listOrders(app, { tenantId: tenant.id, timeZone: tenant.timeZone, query }),
});
