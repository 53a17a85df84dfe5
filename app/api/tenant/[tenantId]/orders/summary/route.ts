import { tenantStaffAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { OrdersSummary } from "@/lib/orders/order-list-contract";
import { summariseOrders } from "@/lib/orders/summarise-orders";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "getOrdersSummary",
  summary: "Today's orders and takings",
  tag: "Orders",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: OrdersSummary,
  errors: [],
  handle: ({ app, tenant }) => summariseOrders(app, tenant),
});
