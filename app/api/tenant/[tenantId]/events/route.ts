import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { EventFeed, EventFeedQuery } from "@/lib/platform/events/event-contract";
import { readEventFeed } from "@/lib/platform/events/read-event-feed";

export const GET = endpoint({
  operationId: "readEvents",
  summary: "Read the restaurant's events, in order and without gaps",
  description: "For systems that poll, and to catch up on webhooks that were missed.",
  tag: "Events",
  guard: tenantAccess,
  params: TenantParams,
  query: EventFeedQuery,
  response: EventFeed,
  errors: [],
  handle: ({ app, tenant, query }) => readEventFeed(app, { tenant, query }),
});
