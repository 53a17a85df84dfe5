import { tenantAccess, tenantStaffAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { createProduct } from "@/lib/menu/create-product";
import { listProducts } from "@/lib/menu/list-products";
import { CreateProductBody, ProductList, TenantProduct } from "@/lib/menu/menu-management-contract";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "listProducts",
  summary: "All products, drafts and hidden ones included",
  tag: "Menu management",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: ProductList,
  errors: [],
  handle: ({ app, tenant }) => listProducts(app, { tenantId: tenant.id, currency: tenant.currency }),
});

export const POST = endpoint({
  operationId: "createProduct",
  summary: "Add a product",
  description: "It goes last unless `order` is given, and is on sale unless `status` is `draft`.",
  tag: "Menu management",
  guard: tenantAccess,
  params: TenantParams,
  body: CreateProductBody,
  response: TenantProduct,
  errors: ["QUOTA_EXCEEDED"],
  idempotent: true,
  audited: true,
  handle: ({ app, tenant, body }) =>
    createProduct(app, { tenantId: tenant.id, currency: tenant.currency, product: body }),
});
