import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import {
  CategoryParams,
  SwitchOffBody,
  TenantCategory,
} from "@/lib/restaurant/menu/editing/menu-management-contract";
import { hideCategory } from "@/lib/restaurant/menu/switched-off/hide-category";

export const POST = endpoint({
  operationId: "hideCategory",
  summary: "Hide a category until a given time, or show it again",
  description: "Its dishes cannot be ordered meanwhile. It shows itself again at that time.",
  tag: "Menu management",
  guard: tenantStaffAccess,
  params: CategoryParams,
  body: SwitchOffBody,
  response: TenantCategory,
  errors: ["CATEGORY_NOT_FOUND"],
  handle: ({ app, tenant, params, body }) =>
    hideCategory(app, { tenantId: tenant.id, categoryId: params.categoryId, until: body.until }),
});
