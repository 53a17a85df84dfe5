import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import { currentTraceparent } from "@/lib/platform/trace/current-trace";
import type { EventType, NewEvent, RecordedEvent } from "./event";
import { INSERT_DELIVERIES_OF_RECORDED } from "./event-fan-out-store";

const APPEND_EVENTS = `
  WITH counter AS (
    UPDATE tenant_counter SET event_sequence = event_sequence + $2::int WHERE tenant_id = $1 RETURNING event_sequence),
  recorded AS (
    INSERT INTO event (tenant_id, sequence, id, type, order_id, bill_id, data, created_at, trace)
    SELECT $1, counter.event_sequence - $2::int + e."offset", e.id, e.type, e.order_id, e.bill_id, e.data,
           $4::timestamptz, $5
      FROM counter, jsonb_to_recordset($3::jsonb)
        AS e("offset" int, id text, type text, order_id text, bill_id text, data jsonb)
    RETURNING tenant_id, sequence, type, created_at)
  ${INSERT_DELIVERIES_OF_RECORDED}`;

type NewEvents = { tenantId: TenantId; events: NewEvent[]; now: Date };

/**
 * Records events with their cause, numbered without gaps per tenant, and their deliveries to webhook endpoints. Takes
 * the tenant's counter row, the last lock of every transaction, so it belongs at the end.
 */
export async function appendEvents(tx: SqlTx, { tenantId, events, now }: NewEvents): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event, index) => ({
    offset: index + 1,
    id: newId("evt"),
    type: event.type,
    order_id: event.orderId,
    bill_id: event.billId ?? null,
    data: event.data,
  }));
  await tx.execute(APPEND_EVENTS, [tenantId, events.length, JSON.stringify(rows), now, currentTraceparent()]);
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
