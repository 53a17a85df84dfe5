import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/platform/app";
import { type EventFeed, eventEnvelope } from "./event-contract";
import { listEventsAfter } from "./event-store";

/** What happened at a restaurant after a sequence, oldest first and without gaps. */
export async function readEventFeed(
  app: App,
  { tenant, after, limit }: { tenant: { id: TenantId; slug: string }; after: number; limit: number },
): Promise<EventFeed> {
  const events = await listEventsAfter(app.db, { tenantId: tenant.id, after, limit });
  return {
    events: events.map((event) => eventEnvelope(event, tenant.slug)),
    nextAfter: events.at(-1)?.sequence ?? after,
  };
}
