import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { ProductLineResults, SetAvailabilityBody } from "@/lib/restaurant/menu/lines/product-lines-contract";
import { setAvailability } from "@/lib/restaurant/menu/lines/set-availability";

export const POST = endpoint({
  operationId: "setProductAvailability",
  summary: "Switch products on and off",
  description:
    "Up to 500 products by `id` or `externalId`, each by itself, without a revision. The answer says what became of each line.",
  tag: "Menu tools",
  guard: tenantStaffAccess,
  params: TenantParams,
  body: SetAvailabilityBody,
  response: ProductLineResults,
  errors: [],
  idempotent: true,
  audited: true,
  handle: ({ app, actor, tenant, body }) =>
    setAvailability(app, {
      tenantId: tenant.id,
      currency: tenant.currency,
      actorId: actor.userId,
      request: body,
    }),
});
