import { endpoint } from "@/lib/app/endpoint";
import { impersonal, tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { deleteCategory } from "@/lib/restaurant/menu/editing/delete-category";
import { getCategory } from "@/lib/restaurant/menu/editing/get-category";
import {
  CategoryParams,
  TenantCategory,
  UpdateCategoryBody,
} from "@/lib/restaurant/menu/editing/menu-management-contract";
import { updateCategory } from "@/lib/restaurant/menu/editing/update-category";

export const GET = endpoint({
  operationId: "getCategory",
  summary: "Get a category",
  tag: "Menu management",
  guard: impersonal(tenantStaffAccess),
  params: CategoryParams,
  response: TenantCategory,
  errors: ["CATEGORY_NOT_FOUND"],
  handle: ({ app, tenant, params }) =>
    getCategory(app, { tenantId: tenant.id, categoryId: params.categoryId }),
});

export const PATCH = endpoint({
  operationId: "updateCategory",
  summary: "Update a category",
  tag: "Menu management",
  guard: tenantAccess,
  params: CategoryParams,
  body: UpdateCategoryBody,
  response: TenantCategory,
  errors: ["CATEGORY_NOT_FOUND", "QUOTA_EXCEEDED", "EXTERNAL_ID_TAKEN"],
  audited: true,
  handle: ({ app, actor, tenant, params, body }) =>
    updateCategory(app, {
      tenantId: tenant.id,
      categoryId: params.categoryId,
      actorId: actor.userId,
      changes: body,
    }),
});

export const DELETE = endpoint({
  operationId: "deleteCategory",
  summary: "Delete an empty category",
  description: "Deleting it again answers 204 as well.",
  tag: "Menu management",
  guard: tenantAccess,
  params: CategoryParams,
  response: null,
  errors: ["CATEGORY_NOT_EMPTY"],
  audited: true,
  handle: ({ app, actor, tenant, params }) =>
    deleteCategory(app, { tenantId: tenant.id, categoryId: params.categoryId, actorId: actor.userId }),
});
