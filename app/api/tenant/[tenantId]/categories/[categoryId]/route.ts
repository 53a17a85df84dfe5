import { endpoint } from "@/lib/app/endpoint";
import { impersonal, tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { deleteCategory } from "@/lib/restaurant/menu/editing/delete-category";
import { getCategory } from "@/lib/restaurant/menu/editing/get-category";
import {
  CategoryParams,
  TenantCategory,
  UpdateCategoryBody,
} from "@/lib/restaurant/menu/editing/menu-management-contract";
import { updateCategory } from "@/lib/restaurant/menu/editing/update-category";

const version = versionOf(TenantCategory, ({ order: _, hiddenUntil: _until, ...edited }) => edited);

export const GET = endpoint({
  operationId: "getCategory",
  summary: "Get a category",
  description: "Hidden ones as well.",
  tag: "Menu management",
  guard: impersonal(tenantStaffAccess),
  params: CategoryParams,
  response: TenantCategory,
  version,
  errors: ["CATEGORY_NOT_FOUND"],
  handle: ({ app, tenant, params }) =>
    getCategory(app, { tenantId: tenant.id, categoryId: params.categoryId }),
});

export const PATCH = endpoint({
  operationId: "updateCategory",
  summary: "Update a category",
  description: "Omitted fields stay as they are; `order` moves it in the menu.",
  tag: "Menu management",
  guard: tenantAccess,
  params: CategoryParams,
  body: UpdateCategoryBody,
  response: TenantCategory,
  version,
  errors: ["CATEGORY_NOT_FOUND", "QUOTA_EXCEEDED", "EXTERNAL_ID_TAKEN"],
  audited: true,
  handle: ({ app, actor, tenant, params, body, precondition }) =>
    updateCategory(app, {
      tenantId: tenant.id,
      categoryId: params.categoryId,
      actorId: actor.userId,
      changes: body,
      precondition,
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
  version,
  errors: ["CATEGORY_NOT_EMPTY"],
  audited: true,
  handle: ({ app, actor, tenant, params, precondition }) =>
    deleteCategory(app, {
      tenantId: tenant.id,
      categoryId: params.categoryId,
      actorId: actor.userId,
      precondition,
    }),
});
