import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantDesigner } from "@/lib/people/auth/portal-guards";
import { versionOf } from "@/lib/platform/http/precondition";
import { discardThemeDraft } from "@/lib/restaurant/tenancy/discard-theme-draft";
import { draftTheme } from "@/lib/restaurant/tenancy/draft-theme";
import { getThemeDraft } from "@/lib/restaurant/tenancy/get-theme-draft";
import { ThemeDraft, UpdateThemeBody } from "@/lib/restaurant/tenancy/theme-contract";

/** Until when a publication can be undone is no edit. */
const version = versionOf(ThemeDraft, ({ published, draft }) => ({ published, draft }));

export const GET = endpoint({
  operationId: "getThemeDraft",
  summary: "Get the published theme and the draft of a restaurant's pages",
  description:
    "The draft is null where there is none; `undo` is what the last publication can be taken back to.",
  tag: "Portals",
  guard: tenantDesigner,
  params: TenantParams,
  response: ThemeDraft,
  version,
  errors: [],
  handle: ({ app, tenant }) => getThemeDraft(app, { tenantId: tenant.id }),
});

export const PATCH = endpoint({
  operationId: "draftTheme",
  summary: "Change the draft of a restaurant's theme",
  description: "Guests see nothing of it before `publishTheme`.",
  tag: "Portals",
  guard: tenantDesigner,
  params: TenantParams,
  body: UpdateThemeBody,
  response: ThemeDraft,
  version,
  errors: [],
  handle: ({ app, tenant, body, precondition }) =>
    draftTheme(app, { tenantId: tenant.id, changes: body, precondition }),
});

export const DELETE = endpoint({
  operationId: "discardThemeDraft",
  summary: "Discard the draft of a restaurant's theme",
  description: "The published theme stays. Discarding it again answers 204 as well.",
  tag: "Portals",
  guard: tenantDesigner,
  params: TenantParams,
  response: null,
  errors: [],
  handle: ({ app, tenant }) => discardThemeDraft(app, { tenantId: tenant.id }),
});
