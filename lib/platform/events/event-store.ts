import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import { currentTraceparent } from "@/lib/platform/trace/current-trace";
import type { NewEvent, RecordedEvent } from "./event";
import type { EventType } from "./event-type";

type NewEvents = { tenantId: TenantId; events: NewEvent[]; now: Date };

/**
 * Records events with their cause, numbered without gaps per tenant, and their deliveries to webhook endpoints. Takes
 * the tenant's counter row, the last lock of every transaction, so it belongs at the end.
 */
export async function appendEvents(tx: SqlTx, { tenantId, events, now }: NewEvents): Promise<void> {
  if (events.length === 0) return;
  const told = events.map((event) => ({ ...event, id: newId("evt") }));
  await tx.execute("SELECT append_events($1, $2::jsonb, $3::timestamptz, $4)", [
    tenantId,
    JSON.stringify(told),
    now,
    currentTraceparent(),
  ]);
}

/**
 * The events after a sequence, oldest first. The counter row orders the commits of a tenant's events, so none can
 * appear later below one that was read.
 */
export async function listEventsAfter(
  db: Db,
  { tenantId, after, limit }: { tenantId: TenantId; after: number; limit: number },
): Promise<RecordedEvent[]> {
  const rows = await db.prisma.event.findMany({
    where: { tenantId, sequence: { gt: after } },
    orderBy: { sequence: "asc" },
    take: limit,
  });
  return rows.map(({ id, type, sequence, createdAt, data }) => ({
    id,
    type: type as EventType,
    sequence: Number(sequence),
    createdAt,
    data: data as Record<string, unknown>,
  }));
}
