import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { duplicateCategory } from "@/lib/restaurant/menu/editing/duplicate-category";
import { CategoryParams, TenantCategory } from "@/lib/restaurant/menu/editing/menu-management-contract";

export const POST = endpoint({
  operationId: "duplicateCategory",
  summary: "Copy a category with its products",
  description: "The copy is hidden and placed last.",
  tag: "Menu management",
  guard: tenantAccess,
  params: CategoryParams,
  response: TenantCategory,
  errors: ["CATEGORY_NOT_FOUND", "QUOTA_EXCEEDED"],
  idempotent: true,
  audited: true,
  handle: ({ app, actor, tenant, params }) =>
    duplicateCategory(app, {
      tenantId: tenant.id,
      actorId: actor.userId,
      categoryId: params.categoryId,
    }),
});
