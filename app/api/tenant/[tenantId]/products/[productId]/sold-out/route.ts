import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import {
  ProductParams,
  SwitchOffBody,
  TenantProduct,
} from "@/lib/restaurant/menu/editing/menu-management-contract";
import { markSoldOut } from "@/lib/restaurant/menu/switched-off/mark-sold-out";

export const POST = endpoint({
  operationId: "markProductSoldOut",
  summary: "Mark a product as sold out until a given time, or make it available again",
  description:
    "Its counted stock stays as it is: a product without stock is not available before it has some.",
  tag: "Menu management",
  guard: tenantStaffAccess,
  params: ProductParams,
  body: SwitchOffBody,
  response: TenantProduct,
  errors: ["PRODUCT_NOT_FOUND"],
  handle: ({ app, tenant, params, body }) =>
    markSoldOut(app, {
      tenantId: tenant.id,
      currency: tenant.currency,
      productId: params.productId,
      until: body.until,
    }),
});
