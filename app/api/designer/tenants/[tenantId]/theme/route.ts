import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantDesigner } from "@/lib/people/auth/portal-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { getSettings } from "@/lib/restaurant/tenancy/get-settings";
import { Theme, UpdateThemeBody } from "@/lib/restaurant/tenancy/theme-contract";
import { updateSettings } from "@/lib/restaurant/tenancy/update-settings";

const version = versionOf(Theme);

export const GET = endpoint({
  operationId: "getTheme",
  summary: "Get the theme of a restaurant's pages",
  description: "As it is published: colors, font and pictures.",
  tag: "Portals",
  guard: tenantDesigner,
  params: TenantParams,
  response: Theme,
  version,
  errors: [],
  handle: ({ app, tenant }) => getSettings(app, { tenantId: tenant.id }),
});

export const PATCH = endpoint({
  operationId: "changeTheme",
  summary: "Change the theme of a restaurant's pages",
  description: "Omitted fields stay as they are. It is published at once; a draft is at `…/theme/draft`.",
  tag: "Portals",
  guard: tenantDesigner,
  params: TenantParams,
  body: UpdateThemeBody,
  response: Theme,
  version,
  errors: [],
  audited: true,
  handle: ({ app, tenant, body, precondition }) =>
    updateSettings(app, { tenantId: tenant.id, settings: body, precondition }),
});
