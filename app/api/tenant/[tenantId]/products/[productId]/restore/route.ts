import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { ProductParams, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { RestoreBody } from "@/lib/restaurant/menu/history/menu-history-contract";
import { restoreProduct } from "@/lib/restaurant/menu/history/restore-product";

export const POST = endpoint({
  operationId: "restoreProduct",
  summary: "Make a product what it was before a change",
  description:
    "Stock and availability stay. A deleted product is made again under its id, without its recipe.",
  tag: "Menu management",
  guard: tenantAccess,
  params: ProductParams,
  body: RestoreBody,
  response: TenantProduct,
  errors: ["MENU_CHANGE_NOT_FOUND", "QUOTA_EXCEEDED", "EXTERNAL_ID_TAKEN"],
  audited: true,
  handle: ({ app, actor, tenant, params, body }) =>
    restoreProduct(app, {
      tenantId: tenant.id,
      currency: tenant.currency,
      actorId: actor.userId,
      productId: params.productId,
      changeId: body.changeId,
    }),
});
