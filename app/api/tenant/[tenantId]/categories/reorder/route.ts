import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { CategoryList, ReorderBody } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { reorderCategories } from "@/lib/restaurant/menu/editing/reorder-categories";

export const PATCH = endpoint({
  operationId: "reorderCategories",
  summary: "Place categories first, in this order",
  description: "All at once; categories that are not named follow in their present order.",
  tag: "Menu management",
  guard: tenantAccess,
  params: TenantParams,
  body: ReorderBody,
  response: CategoryList,
  errors: [],
  handle: ({ app, tenant, body }) => reorderCategories(app, { tenantId: tenant.id, ids: body.ids }),
});
