import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { markOrdersSeen } from "@/lib/service/orders/life/mark-orders-seen";
import { SeenOrders, SeenOrdersBody } from "@/lib/service/orders/life/seen-contract";

export const POST = endpoint({
  operationId: "markOrdersSeen",
  summary: "Acknowledge new orders",
  description:
    "For boards: somebody at the restaurant has seen these orders. An order that nobody has seen after the restaurant's `unseenMinutes` is reported to its owners by email, once. Unknown orders are left out.",
  tag: "Order management",
  guard: tenantStaffAccess,
  params: TenantParams,
  body: SeenOrdersBody,
  response: SeenOrders,
  errors: [],
  handle: ({ app, tenant, body }) => markOrdersSeen(app, { tenantId: tenant.id, orderIds: body.orderIds }),
});
