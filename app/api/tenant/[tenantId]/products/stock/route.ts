import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { ProductLineResults, SetStockBody } from "@/lib/restaurant/menu/lines/product-lines-contract";
import { setStock } from "@/lib/restaurant/menu/lines/set-stock";

export const POST = endpoint({
  operationId: "setProductStock",
  summary: "Set or move the stock of products",
  description:
    "Up to 500 products by `id` or `externalId`, each by itself: what is there now, or what comes and goes. No revision is needed, and none is raised. The answer says what became of each line.",
  tag: "Menu tools",
  guard: tenantAccess,
  params: TenantParams,
  body: SetStockBody,
  response: ProductLineResults,
  errors: [],
  idempotent: true,
  audited: true,
  handle: ({ app, actor, tenant, body }) =>
    setStock(app, {
      tenantId: tenant.id,
      currency: tenant.currency,
      actorId: actor.userId,
      request: body,
    }),
});
