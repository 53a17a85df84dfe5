import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";

/** A tenant's newest event sequence, and the newest of each order and bill with new events where any is followed. */
export type TenantUpdate = {
  tenantId: string;
  sequence: number;
  /** How often what the platform is doing there has changed. */
  notices: number;
  subjects: Record<string, number>;
};

/**
 * The new events of tenants since the sequence that their pages know, and their notices of the platform; tenants without
 * anything new are left out. One statement, so that counters and events are of one moment. The events are read only where
 * somebody follows an order or a bill. They are grouped by tenant, which are one each, because a cluster (decision 098)
 * adds up nothing else on the worker.
 */
export async function findUpdates(
  db: Db,
  asked: readonly {
    tenantId: string;
    notifiedSequence: number;
    notifiedNotices: number;
    followsSubjects: boolean;
  }[],
): Promise<TenantUpdate[]> {
  const { rows } = await db.pool.query<TenantUpdate>({
    name: "live-updates",
    text: `
      SELECT c.tenant_id AS "tenantId", c.event_sequence::float8 AS sequence, c.notice_sequence AS notices,
             coalesce(changed.subjects, '{}') AS subjects
        FROM unnest($1::text[], $2::bigint[], $3::boolean[], $4::int[])
               AS page(tenant_id, notified_sequence, follows_subjects, notified_notices)
        JOIN tenant_counter c ON c.tenant_id = page.tenant_id
         AND (c.event_sequence <> page.notified_sequence OR c.notice_sequence <> page.notified_notices)
        LEFT JOIN LATERAL (
          SELECT jsonb_object_agg(newest.subject_id, newest.sequence) AS subjects
            FROM (SELECT e.tenant_id, coalesce(e.order_id, e.bill_id) AS subject_id, max(e.sequence) AS sequence
                    FROM event e
                   WHERE page.follows_subjects AND e.tenant_id = c.tenant_id AND e.sequence > page.notified_sequence
                     AND (e.order_id IS NOT NULL OR e.bill_id IS NOT NULL)
                   GROUP BY 1, 2) newest
           GROUP BY newest.tenant_id) changed ON true`,
    values: [
      asked.map(({ tenantId }) => tenantId),
      asked.map(({ notifiedSequence }) => notifiedSequence),
      asked.map(({ followsSubjects }) => followsSubjects),
      asked.map(({ notifiedNotices }) => notifiedNotices),
    ],
  });
  return rows;
}

/** A tenant's newest event sequence, and how often what the platform is doing there has changed. */
export async function getCounters(
  db: Db,
  { tenantId }: { tenantId: TenantId },
): Promise<{ after: number; notices: number }> {
  const { rows } = await db.pool.query<{ after: number; notices: number }>({
    name: "live-sequence",
    text: `SELECT event_sequence::float8 AS after, notice_sequence AS notices
             FROM tenant_counter WHERE tenant_id = $1`,
    values: [tenantId],
  });
  return rows[0] ?? { after: 0, notices: 0 };
}
