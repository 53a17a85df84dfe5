import { endpoint } from "@/lib/app/endpoint";
import { impersonal, tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { deleteProduct } from "@/lib/restaurant/menu/editing/delete-product";
import { getProduct } from "@/lib/restaurant/menu/editing/get-product";
import {
  ProductParams,
  TenantProduct,
  UpdateProductBody,
} from "@/lib/restaurant/menu/editing/menu-management-contract";
import { updateProduct } from "@/lib/restaurant/menu/editing/update-product";

/** Its ETag is the `revision` that lists show too; sales, and switches for an evening, are no edits. */
const version = versionOf(TenantProduct, ({ revision }) => revision);

export const GET = endpoint({
  operationId: "getProduct",
  summary: "Get a product",
  description: "Drafts and sold-out ones as well.",
  tag: "Menu management",
  guard: impersonal(tenantStaffAccess),
  params: ProductParams,
  response: TenantProduct,
  version,
  errors: ["PRODUCT_NOT_FOUND"],
  handle: ({ app, tenant, params }) =>
    getProduct(app, { tenantId: tenant.id, currency: tenant.currency, productId: params.productId }),
});

export const PATCH = endpoint({
  operationId: "updateProduct",
  summary: "Update a product",
  description: "`discountPrice: null` ends a discount; `stock` sets the present stock.",
  tag: "Menu management",
  guard: tenantAccess,
  params: ProductParams,
  body: UpdateProductBody,
  response: TenantProduct,
  version,
  errors: ["PRODUCT_NOT_FOUND", "QUOTA_EXCEEDED", "EXTERNAL_ID_TAKEN"],
  audited: true,
  handle: ({ app, actor, tenant, params, body, precondition }) =>
    updateProduct(app, {
      tenantId: tenant.id,
      currency: tenant.currency,
      productId: params.productId,
      actorId: actor.userId,
      changes: body,
      precondition,
    }),
});

export const DELETE = endpoint({
  operationId: "deleteProduct",
  summary: "Delete a product",
  description: "Deleting it again answers 204 as well. Orders keep what was bought.",
  tag: "Menu management",
  guard: tenantAccess,
  params: ProductParams,
  response: null,
  version,
  errors: [],
  audited: true,
  handle: ({ app, actor, tenant, params, precondition }) =>
    deleteProduct(app, {
      tenantId: tenant.id,
      currency: tenant.currency,
      productId: params.productId,
      actorId: actor.userId,
      precondition,
    }),
});
