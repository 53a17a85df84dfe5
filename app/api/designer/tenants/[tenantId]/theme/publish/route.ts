import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantDesigner } from "@/lib/people/auth/portal-guards";
import { publishTheme } from "@/lib/restaurant/tenancy/publish-theme";
import { ThemeDraft } from "@/lib/restaurant/tenancy/theme-contract";

export const POST = endpoint({
  operationId: "publishTheme",
  summary: "Publish the draft of a restaurant's theme",
  description: "Guests see it at once. The theme before can be restored for a while.",
  tag: "Portals",
  guard: tenantDesigner,
  params: TenantParams,
  response: ThemeDraft,
  errors: ["NOTHING_TO_PUBLISH"],
  audited: true,
  handle: ({ app, tenant }) => publishTheme(app, { tenantId: tenant.id }),
});
