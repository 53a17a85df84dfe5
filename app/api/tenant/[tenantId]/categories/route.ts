import { tenantAccess, tenantStaffAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { createCategory } from "@/lib/menu/create-category";
import { listCategories } from "@/lib/menu/list-categories";
import { CategoryList, CreateCategoryBody, TenantCategory } from "@/lib/menu/menu-management-contract";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "listCategories",
  summary: "All categories, hidden ones included",
  tag: "Menu management",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: CategoryList,
  errors: [],
  handle: ({ app, tenant }) => listCategories(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "createCategory",
  summary: "Add a category",
  description: "It goes last unless `order` is given.",
  tag: "Menu management",
  guard: tenantAccess,
  params: TenantParams,
  body: CreateCategoryBody,
  response: TenantCategory,
  errors: ["QUOTA_EXCEEDED"],
  idempotent: true,
  audited: true,
  handle: ({ app, tenant, body }) => createCategory(app, { tenantId: tenant.id, category: body }),
});
