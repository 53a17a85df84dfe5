import { tenantAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { CategoryList, ReorderBody } from "@/lib/menu/menu-management-contract";
import { reorderCategories } from "@/lib/menu/reorder-categories";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const PATCH = endpoint({
  operationId: "reorderCategories",
  summary: "Place categories first, in this order",
  description: "All at once; categories that are not named keep their order behind.",
  tag: "Menu management",
  guard: tenantAccess,
  params: TenantParams,
  body: ReorderBody,
  response: CategoryList,
  errors: [],
  handle: ({ app, tenant, body }) => reorderCategories(app, { tenantId: tenant.id, ids: body.ids }),
});
