import { tenantAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { ProductList, ReorderBody } from "@/lib/menu/menu-management-contract";
import { reorderProducts } from "@/lib/menu/reorder-products";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const PATCH = endpoint({
  operationId: "reorderProducts",
  summary: "Place products first, in this order",
  description: "All at once; products that are not named keep their order behind.",
  tag: "Menu management",
  guard: tenantAccess,
  params: TenantParams,
  body: ReorderBody,
  response: ProductList,
  errors: [],
  handle: ({ app, tenant, body }) =>
    reorderProducts(app, { tenantId: tenant.id, currency: tenant.currency, ids: body.ids }),
});
