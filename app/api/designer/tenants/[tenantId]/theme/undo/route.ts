import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantDesigner } from "@/lib/people/auth/portal-guards";
import { ThemeDraft } from "@/lib/restaurant/tenancy/theme-contract";
import { undoTheme } from "@/lib/restaurant/tenancy/undo-theme";

export const POST = endpoint({
  operationId: "undoTheme",
  summary: "Undo the last publication of a restaurant's theme",
  description: "What was published becomes the draft again, unless another one was begun.",
  tag: "Portals",
  guard: tenantDesigner,
  params: TenantParams,
  response: ThemeDraft,
  errors: ["NOTHING_TO_UNDO", "THEME_CHANGED"],
  audited: true,
  handle: ({ app, tenant }) => undoTheme(app, { tenantId: tenant.id }),
});
