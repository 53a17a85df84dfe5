import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess, tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { requireFactorForCards } from "@/lib/people/enrolment/require-factor-for-cards";
import { versionOf } from "@/lib/platform/http/precondition";
import { getSettings } from "@/lib/restaurant/tenancy/get-settings";
import { Settings, UpdateSettingsBody } from "@/lib/restaurant/tenancy/settings-contract";
import { updateSettings } from "@/lib/restaurant/tenancy/update-settings";

const version = versionOf(Settings);

export const GET = endpoint({
  operationId: "getSettings",
  summary: "Get the restaurant's settings",
  description:
    "Everything that staff can set, but for taxes, booking rules and the kitchen, which have addresses of their own.",
  tag: "Restaurant settings",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: Settings,
  version,
  errors: [],
  handle: ({ app, tenant }) => getSettings(app, { tenantId: tenant.id }),
});

export const PATCH = endpoint({
  operationId: "updateSettings",
  summary: "Update the restaurant's settings",
  description: "Omitted fields stay as they are; the hours of a service are replaced as a whole.",
  tag: "Restaurant settings",
  guard: tenantAccess,
  params: TenantParams,
  body: UpdateSettingsBody,
  response: Settings,
  version,
  errors: ["SECOND_FACTOR_ENROLMENT_REQUIRED"],
  audited: true,
  handle: ({ app, tenant, actor, body, precondition }) =>
    updateSettings(app, {
      tenantId: tenant.id,
      settings: body,
      precondition,
      onBeginOnline: (current) => requireFactorForCards(app, actor, current),
    }),
});
