import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { changeDrawerSettings } from "@/lib/service/drawers/change-drawer-settings";
import { DrawerSettings } from "@/lib/service/drawers/drawer-contract";
import { getDrawerSettings } from "@/lib/service/drawers/get-drawer-settings";

const version = versionOf(DrawerSettings);

export const GET = endpoint({
  operationId: "getDrawerSettings",
  summary: "Show when business days end and how drawers are counted",
  description: "The list of drawers has them as well.",
  tag: "Drawers",
  guard: tenantAccess,
  params: TenantParams,
  response: DrawerSettings,
  version,
  errors: [],
  handle: ({ app, tenant }) => getDrawerSettings(app, { tenantId: tenant.id }),
});

export const PUT = endpoint({
  operationId: "changeDrawerSettings",
  summary: "Set when business days end and how drawers are counted",
  description: "From the next opening on. A day that is open ends as it began.",
  tag: "Drawers",
  guard: tenantAccess,
  params: TenantParams,
  body: DrawerSettings,
  response: DrawerSettings,
  version,
  errors: [],
  audited: true,
  handle: ({ app, tenant, body, precondition }) =>
    changeDrawerSettings(app, { tenantId: tenant.id, settings: body, precondition }),
});
