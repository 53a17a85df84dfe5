import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/platform/app";
import { type EventFeed, type EventFeedQuery, eventEnvelope } from "./event-contract";
import { listEventsAfter } from "./event-store";

/** What happened at a restaurant after a sequence, oldest first and without gaps. */
export async function readEventFeed(
  app: App,
  input: { tenant: { id: TenantId; slug: string }; query: z.output<typeof EventFeedQuery> },
): Promise<EventFeed> {
  const { tenant } = input;
  const { after, limit, apiVersion: version } = input.query;
  const events = await listEventsAfter(app.db, { tenantId: tenant.id, after, limit });
  return {
    events: events.map((event) => eventEnvelope(event, { tenantSlug: tenant.slug, version })),
    nextAfter: events.at(-1)?.sequence ?? after,
  };
}
