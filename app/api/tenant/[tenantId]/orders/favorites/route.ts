import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { listFavoriteDishes } from "@/lib/service/orders/views/list-favorite-dishes";
import { FavoriteDishes } from "@/lib/service/orders/views/order-list-contract";

export const GET = endpoint({
  operationId: "listFavoriteDishes",
  summary: "List the dishes that are ordered most",
  description:
    "In the last 300 orders, the most ordered first: what staff reach for when they take an order.",
  tag: "Counter",
  guard: impersonal(tenantStaffAccess),
  params: TenantParams,
  response: FavoriteDishes,
  errors: [],
  handle: ({ app, tenant }) => listFavoriteDishes(app, { tenantId: tenant.id }),
});
