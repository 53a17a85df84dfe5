import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { createCategory } from "@/lib/restaurant/menu/editing/create-category";
import { listCategories } from "@/lib/restaurant/menu/editing/list-categories";
import {
  CategoryList,
  CreateCategoryBody,
  MenuListQuery,
  TenantCategory,
} from "@/lib/restaurant/menu/editing/menu-management-contract";

export const GET = endpoint({
  operationId: "listCategories",
  summary: "List all categories, including hidden ones",
  description: "In the restaurant's order.",
  tag: "Menu management",
  guard: impersonal(tenantStaffAccess),
  params: TenantParams,
  query: MenuListQuery,
  response: CategoryList,
  errors: [],
  handle: ({ app, tenant, query }) => listCategories(app, { tenantId: tenant.id, ...query }),
});

export const POST = endpoint({
  operationId: "createCategory",
  summary: "Create a category",
  description: "It is placed last unless `order` is given.",
  tag: "Menu management",
  guard: tenantAccess,
  params: TenantParams,
  body: CreateCategoryBody,
  response: TenantCategory,
  errors: ["QUOTA_EXCEEDED", "EXTERNAL_ID_TAKEN"],
  idempotent: true,
  audited: true,
  handle: ({ app, actor, tenant, body }) =>
    createCategory(app, { tenantId: tenant.id, actorId: actor.userId, category: body }),
});
