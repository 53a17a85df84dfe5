import type { Tx } from "@/lib/db/db";
import { newId } from "@/lib/ids/ids";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import type { NewEvent } from "./event";

/**
 * Records events with their cause, numbered without gaps per tenant. Takes the tenant's counter row, the last lock of
 * every transaction, so it belongs at the end.
 */
export async function appendEvents(
  tx: Tx,
  { tenantId, events, now }: { tenantId: TenantId; events: NewEvent[]; now: Date },
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event, index) => ({
    offset: index + 1,
    id: newId("evt"),
    type: event.type,
    order_id: event.orderId,
    data: event.data,
  }));
  await tx.$executeRaw`
    WITH counter AS (
      UPDATE tenant_counter SET event_sequence = event_sequence + ${events.length}
       WHERE tenant_id = ${tenantId} RETURNING event_sequence)
    INSERT INTO event (tenant_id, sequence, id, type, order_id, data, created_at)
    SELECT ${tenantId}, counter.event_sequence - ${events.length} + e."offset", e.id, e.type, e.order_id, e.data, ${now}
      FROM counter, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS e("offset" int, id text, type text, order_id text, data jsonb)`;
}
