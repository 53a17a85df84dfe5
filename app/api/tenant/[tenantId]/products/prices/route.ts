import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { ProductLineResults, SetPricesBody } from "@/lib/restaurant/menu/lines/product-lines-contract";
import { setPrices } from "@/lib/restaurant/menu/lines/set-prices";

export const POST = endpoint({
  operationId: "setProductPrices",
  summary: "Set the prices of products",
  description:
    "Up to 500 products by `id` or `externalId`, each by itself. A line names the `revision` or the price that it replaces, and is a `conflict` where that is over. The answer says what became of each line.",
  tag: "Menu tools",
  guard: tenantAccess,
  params: TenantParams,
  body: SetPricesBody,
  response: ProductLineResults,
  errors: [],
  idempotent: true,
  audited: true,
  handle: ({ app, actor, tenant, body }) =>
    setPrices(app, {
      tenantId: tenant.id,
      currency: tenant.currency,
      actorId: actor.userId,
      request: body,
    }),
});
