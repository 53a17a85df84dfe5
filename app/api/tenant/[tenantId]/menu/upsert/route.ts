import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { MenuUpsertResult, UpsertMenuBody } from "@/lib/restaurant/menu/upsert/menu-upsert-contract";
import { upsertMenu } from "@/lib/restaurant/menu/upsert/upsert-menu";

export const POST = endpoint({
  operationId: "upsertMenu",
  summary: "Create and change categories and products by externalId",
  description:
    "For tills: up to 200 categories and 2,000 products with their options in one request of at most 1 MiB, all of it or nothing. `dryRun` answers the difference alone; its `menuVersion` makes sure that it is what happens. What the request does not name stays, unless `missing` says otherwise. Each problem names its item by place and `externalId`.",
  tag: "Menu tools",
  guard: tenantAccess,
  params: TenantParams,
  body: UpsertMenuBody,
  response: MenuUpsertResult,
  errors: ["MENU_CHANGED", "QUOTA_EXCEEDED", "EXTERNAL_ID_TAKEN"],
  idempotent: true,
  audited: ({ dryRun }) => !dryRun,
  handle: ({ app, actor, tenant, body }) =>
    upsertMenu(app, {
      tenantId: tenant.id,
      currency: tenant.currency,
      actorId: actor.userId,
      request: body,
    }),
});
