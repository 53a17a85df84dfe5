import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { changeDrawerSettings } from "@/lib/service/drawers/change-drawer-settings";
import { DrawerSettings } from "@/lib/service/drawers/drawer-contract";

export const PUT = endpoint({
  operationId: "changeDrawerSettings",
  summary: "Set when business days end and how drawers are counted",
  description: "From the next opening on. A day that is open ends as it began.",
  tag: "Drawers",
  guard: tenantAccess,
  params: TenantParams,
  body: DrawerSettings,
  response: DrawerSettings,
  errors: [],
  audited: true,
  handle: ({ app, tenant, body }) => changeDrawerSettings(app, { tenantId: tenant.id, settings: body }),
});
