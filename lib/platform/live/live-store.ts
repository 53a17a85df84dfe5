import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";

/** A tenant's newest event sequence, and the newest of each order and bill with new events where any is followed. */
export type TenantUpdate = { tenantId: string; sequence: number; subjects: Record<string, number> };

/**
 * The new events of tenants since the sequence that their pages know; tenants without new events are left out. One statement, so
 * that counters and events are of one moment. The events are read only where somebody follows an order or a bill.
 */
export async function findUpdates(
  db: Db,
  asked: readonly { tenantId: string; told: number; followsSubjects: boolean }[],
): Promise<TenantUpdate[]> {
  const { rows } = await db.pool.query<TenantUpdate>({
    name: "live-updates",
    text: `
      SELECT c.tenant_id AS "tenantId", c.event_sequence::float8 AS sequence, changed.subjects
        FROM unnest($1::text[], $2::bigint[], $3::boolean[]) AS page(tenant_id, told, follows_subjects)
        JOIN tenant_counter c ON c.tenant_id = page.tenant_id AND c.event_sequence <> page.told
       CROSS JOIN LATERAL (
         SELECT coalesce(jsonb_object_agg(newest.subject_id, newest.sequence), '{}') AS subjects
           FROM (SELECT coalesce(e.order_id, e.bill_id) AS subject_id, max(e.sequence) AS sequence
                   FROM event e
                  WHERE page.follows_subjects AND e.tenant_id = page.tenant_id AND e.sequence > page.told
                    AND (e.order_id IS NOT NULL OR e.bill_id IS NOT NULL)
                  GROUP BY 1) newest) changed`,
    values: [
      asked.map(({ tenantId }) => tenantId),
      asked.map(({ told }) => told),
      asked.map(({ followsSubjects }) => followsSubjects),
    ],
  });
  return rows;
}

/** A tenant's newest event sequence. */
export async function getEventSequence(db: Db, { tenantId }: { tenantId: TenantId }): Promise<number> {
  const { rows } = await db.pool.query<{ sequence: number }>({
    name: "live-sequence",
    text: "SELECT event_sequence::float8 AS sequence FROM tenant_counter WHERE tenant_id = $1",
    values: [tenantId],
  });
  return rows[0]?.sequence ?? 0;
}
