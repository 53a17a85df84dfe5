import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { duplicateProduct } from "@/lib/restaurant/menu/editing/duplicate-product";
import { ProductParams, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";

export const POST = endpoint({
  operationId: "duplicateProduct",
  summary: "Copy a product",
  description:
    "With its options and recipe. The copy is a draft, placed last; where the stock is counted, its own is 0.",
  tag: "Menu management",
  guard: tenantAccess,
  params: ProductParams,
  response: TenantProduct,
  errors: ["PRODUCT_NOT_FOUND", "QUOTA_EXCEEDED"],
  idempotent: true,
  audited: true,
  handle: ({ app, actor, tenant, params }) =>
    duplicateProduct(app, {
      tenantId: tenant.id,
      currency: tenant.currency,
      actorId: actor.userId,
      productId: params.productId,
    }),
});
