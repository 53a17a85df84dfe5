import { tenantAccess } from "@/lib/auth/staff-guards";
import { EventFeed, EventFeedQuery } from "@/lib/events/event-contract";
import { readEventFeed } from "@/lib/events/read-event-feed";
import { endpoint } from "@/lib/http/endpoint";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "readEvents",
  summary: "What happened, in order and without gaps",
  description: "For systems that would rather ask than listen, and to catch up on webhooks that were missed.",
  tag: "Events",
  guard: tenantAccess,
  params: TenantParams,
  query: EventFeedQuery,
  response: EventFeed,
  errors: [],
  handle: ({ app, tenant, query }) => readEventFeed(app, { tenant, after: query.after, limit: query.limit }),
});
