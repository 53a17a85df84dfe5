import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import { type ClaimedDelivery, type ClaimedRow, claimedOf } from "./webhook-delivery-store";

/**
 * Takes the deliveries that are due at one test twin, in the order of its events. It has its receivers to itself, so nobody
 * has to have a share.
 */
export async function claimTwinDeliveries(
  db: Db,
  input: { tenantId: TenantId; now: Date; leaseId: string; leasedUntil: Date; limit: number },
): Promise<ClaimedDelivery[]> {
  const rows = await db.sql.query<ClaimedRow>(
    `WITH due AS (
       SELECT d.tenant_id, d.id FROM webhook_delivery d
         JOIN webhook_endpoint e ON e.tenant_id = d.tenant_id AND e.id = d.endpoint_id
          AND e.disabled_at IS NULL AND e.deleted_at IS NULL
        WHERE d.tenant_id = $1 AND d.status = 'pending' AND d.next_attempt_at <= $2
          AND (d.leased_until IS NULL OR d.leased_until <= $2)
        ORDER BY d.next_attempt_at, d.sequence LIMIT $3 FOR UPDATE OF d SKIP LOCKED),
     claimed AS (
       UPDATE webhook_delivery d SET lease_id = $4, leased_until = $5 FROM due
        WHERE d.tenant_id = $1 AND d.tenant_id = due.tenant_id AND d.id = due.id
       RETURNING d.tenant_id, d.id, d.endpoint_id, d.sequence, d.tries)
     SELECT c.tenant_id, t.slug, c.id, c.endpoint_id, e.url, e.secret, e.previous_secret, e.previous_secret_until, c.tries,
            e.failing_since IS NOT NULL AS failing, v.id AS event_id, v.type, v.sequence, v.data,
            v.created_at AS event_created_at, v.trace
       FROM claimed c
       JOIN tenant t ON t.id = c.tenant_id
       JOIN webhook_endpoint e ON e.tenant_id = c.tenant_id AND e.id = c.endpoint_id
       JOIN event v ON v.tenant_id = c.tenant_id AND v.sequence = c.sequence
      ORDER BY v.sequence`,
    [input.tenantId, input.now, input.limit, input.leaseId, input.leasedUntil],
  );
  return claimedOf(db, rows, input.leaseId);
}
