import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { impersonal, tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { createProduct } from "@/lib/restaurant/menu/editing/create-product";
import { listProducts } from "@/lib/restaurant/menu/editing/list-products";
import {
  CreateProductBody,
  MenuListQuery,
  ProductMirror,
  TenantProduct,
} from "@/lib/restaurant/menu/editing/menu-management-contract";

export const GET = endpoint({
  operationId: "listProducts",
  summary: "List all products, including drafts and hidden ones",
  description: "In the restaurant's order, with recipes, stock and what ingredients are enough for.",
  tag: "Menu management",
  guard: impersonal(tenantStaffAccess),
  params: TenantParams,
  query: MenuListQuery,
  response: ProductMirror,
  errors: [],
  handle: ({ app, tenant, query }) =>
    listProducts(app, { tenantId: tenant.id, currency: tenant.currency, ...query }),
});

export const POST = endpoint({
  operationId: "createProduct",
  summary: "Create a product",
  description: "It is placed last unless `order` is given, and is on sale unless `status` is `draft`.",
  tag: "Menu management",
  guard: tenantAccess,
  params: TenantParams,
  body: CreateProductBody,
  response: TenantProduct,
  errors: ["QUOTA_EXCEEDED", "EXTERNAL_ID_TAKEN"],
  idempotent: true,
  audited: true,
  handle: ({ app, actor, tenant, body }) =>
    createProduct(app, {
      tenantId: tenant.id,
      currency: tenant.currency,
      actorId: actor.userId,
      product: body,
    }),
});
