import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { ProductList, ReorderBody } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { reorderProducts } from "@/lib/restaurant/menu/editing/reorder-products";

export const PATCH = endpoint({
  operationId: "reorderProducts",
  summary: "Place products first, in this order",
  description: "All at once; products that are not named follow in their present order.",
  tag: "Menu management",
  guard: tenantAccess,
  params: TenantParams,
  body: ReorderBody,
  response: ProductList,
  errors: [],
  handle: ({ app, tenant, body }) =>
    reorderProducts(app, { tenantId: tenant.id, currency: tenant.currency, ids: body.ids }),
});
