import { tenantAccess, tenantStaffAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { getSettings } from "@/lib/tenancy/get-settings";
import { Settings, UpdateSettingsBody } from "@/lib/tenancy/settings-contract";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";
import { updateSettings } from "@/lib/tenancy/update-settings";

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
