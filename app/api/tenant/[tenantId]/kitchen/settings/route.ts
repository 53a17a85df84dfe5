import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { getKitchenSettings } from "@/lib/service/kitchen/get-kitchen-settings";
import { KitchenAgesWire } from "@/lib/service/kitchen/kitchen-screen-contract";
import { saveKitchenSettings } from "@/lib/service/kitchen/save-kitchen-settings";

const version = versionOf(KitchenAgesWire);

export const GET = endpoint({
  operationId: "getKitchenSettings",
  summary: "Show the ages at which tickets change their color",
  description: "In minutes since a ticket was due to begin.",
  tag: "Kitchen",
  guard: tenantAccess,
  params: TenantParams,
  response: KitchenAgesWire,
  version,
  errors: [],
  handle: ({ app, tenant }) => getKitchenSettings(app, { tenantId: tenant.id }),
});

export const PUT = endpoint({
  operationId: "saveKitchenSettings",
  summary: "Set the ages at which tickets change their color",
  description: "They count for all screens of the restaurant.",
  tag: "Kitchen",
  guard: tenantAccess,
  params: TenantParams,
  body: KitchenAgesWire,
  response: KitchenAgesWire,
  version,
  errors: [],
  audited: true,
  handle: ({ app, tenant, body, precondition }) =>
    saveKitchenSettings(app, { tenantId: tenant.id, ages: body, precondition }),
});
