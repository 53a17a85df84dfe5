import type { z } from "zod";
import { refuseQuery } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/platform/app";
import { type EventFeed, type EventFeedQuery, eventEnvelope } from "./event-contract";
import { listEventsAfter } from "./event-store";

/** What happened at a restaurant after a sequence, oldest first and without gaps. Throws VALIDATION_FAILED for two cursors. */
export async function readEventFeed(
  app: App,
  { tenant, query }: { tenant: { id: TenantId; slug: string }; query: z.output<typeof EventFeedQuery> },
): Promise<EventFeed> {
  const { cursor, limit, apiVersion: version } = query;
  if (cursor !== undefined && query.after !== undefined)
    refuseQuery("after", "must be left out beside `cursor`");
  const after = cursor === undefined ? (query.after ?? 0) : Number(cursor);
  const events = await listEventsAfter(app.db, { tenantId: tenant.id, after, limit });
  const last = events.at(-1)?.sequence ?? after;
  return {
    events: events.map((event) => eventEnvelope(event, { tenantSlug: tenant.slug, version })),
    nextCursor: String(last),
    nextAfter: last,
  };
}
