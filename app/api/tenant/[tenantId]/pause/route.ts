import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { pauseOrdering } from "@/lib/restaurant/tenancy/pause-ordering";
import { PauseBody, PauseState } from "@/lib/restaurant/tenancy/settings-contract";

export const POST = endpoint({
  operationId: "pauseOrdering",
  summary: "Pause ordering until a given time, or resume it",
  description:
    "Guests can still order for a time after the pause, where the restaurant takes scheduled orders.",
  tag: "Restaurant settings",
  guard: tenantStaffAccess,
  params: TenantParams,
  body: PauseBody,
  response: PauseState,
  errors: [],
  handle: ({ app, tenant, body }) => pauseOrdering(app, { tenantId: tenant.id, until: body.until }),
});
