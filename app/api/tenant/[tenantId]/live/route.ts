import { tenantStaffAccess } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { eventStream } from "@/lib/live/event-stream";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "watchTenant",
  summary: "Follow what happens at a restaurant",
  description: 'Server-sent events: "change" when something happened, "beat" in between.',
  tag: "Orders",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: null,
  produces: "text/event-stream",
  errors: [],
  handle: async ({ app, tenant, request }) =>
    eventStream(app, { tenantId: tenant.id, signal: request.signal }),
});
