import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { getSettings } from "@/lib/restaurant/tenancy/get-settings";
import { Settings, UpdateSettingsBody } from "@/lib/restaurant/tenancy/settings-contract";
import { updateSettings } from "@/lib/restaurant/tenancy/update-settings";

export const GET = endpoint({
  operationId: "getSettings",
  summary: "What the restaurant has set about itself",
  tag: "Restaurant settings",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: Settings,
  errors: [],
  handle: ({ app, tenant }) => getSettings(app, { tenantId: tenant.id }),
});

export const PATCH = endpoint({
  operationId: "updateSettings",
  summary: "Change settings",
  description: "What is left out stays as it is; the hours of a service are replaced as a whole.",
  tag: "Restaurant settings",
  guard: tenantAccess,
  params: TenantParams,
  body: UpdateSettingsBody,
  response: Settings,
  errors: [],
  audited: true,
  handle: ({ app, tenant, body }) => updateSettings(app, { tenantId: tenant.id, settings: body }),
});
