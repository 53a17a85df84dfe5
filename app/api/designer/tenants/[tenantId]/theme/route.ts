import { tenantDesigner } from "@/lib/auth/portal-guards";
import { endpoint } from "@/lib/http/endpoint";
import { getSettings } from "@/lib/tenancy/get-settings";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";
import { Theme, UpdateThemeBody } from "@/lib/tenancy/theme-contract";
import { updateSettings } from "@/lib/tenancy/update-settings";

export const GET = endpoint({
  operationId: "getTheme",
  summary: "How a restaurant's pages look",
  tag: "Portals",
  guard: tenantDesigner,
  params: TenantParams,
  response: Theme,
  errors: [],
  handle: ({ app, tenant }) => getSettings(app, { tenantId: tenant.id }),
});

export const PATCH = endpoint({
  operationId: "changeTheme",
  summary: "Change how a restaurant's pages look",
  tag: "Portals",
  guard: tenantDesigner,
  params: TenantParams,
  body: UpdateThemeBody,
  response: Theme,
  errors: [],
  audited: true,
  handle: ({ app, tenant, body }) => updateSettings(app, { tenantId: tenant.id, settings: body }),
});
