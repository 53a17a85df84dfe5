import { tenantStaffAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { pauseOrdering } from "@/lib/tenancy/pause-ordering";
import { PauseBody, PauseState } from "@/lib/tenancy/settings-contract";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "pauseOrdering",
  summary: "Take no orders until an instant, or take them again",
  tag: "Restaurant settings",
  guard: tenantStaffAccess,
  params: TenantParams,
  body: PauseBody,
  response: PauseState,
  errors: [],
  handle: ({ app, tenant, body }) => pauseOrdering(app, { tenantId: tenant.id, until: body.until }),
});
