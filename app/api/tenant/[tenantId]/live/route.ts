import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { followSession } from "@/lib/people/auth/follow-session";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { watchTenant } from "@/lib/platform/live/watch-tenant";

export const GET = endpoint({
  operationId: "watchTenant",
  summary: "Follow what happens at a restaurant",
  description:
    "Server-sent events: `change` when something happened, `notice` when `/notices` has changed, `beat` in between. Also fetch the state when the stream opens. The stream ends with the session, and after at most half an hour. On 503, poll instead.",
  tag: "Order management",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: null,
  produces: "text/event-stream",
  atOnce: 100,
  errors: ["UNAVAILABLE"],
  handle: ({ app, tenant, actor, request, client }) =>
    watchTenant(app, {
      tenantId: tenant.id,
      signal: request.signal,
      clientAddress: client.address,
      endWhen: (end) => followSession(app, { sessionId: actor.sessionId, tenantId: tenant.id, end }),
    }),
});
