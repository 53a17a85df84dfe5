import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { OrdersSummary } from "@/lib/service/orders/views/order-list-contract";
import { summariseOrders } from "@/lib/service/orders/views/summarise-orders";

export const GET = endpoint({
  operationId: "getOrdersSummary",
  summary: "Get today's orders and takings",
  description: "For the head of the board: what is open, what was taken, and how late the kitchen is.",
  tag: "Order management",
  guard: impersonal(tenantStaffAccess),
  params: TenantParams,
  response: OrdersSummary,
  errors: [],
  handle: ({ app, tenant }) => summariseOrders(app, tenant),
});
