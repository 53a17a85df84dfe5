import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { Hold } from "./hold";

/** The pending payments of a bill with what they hold, the oldest first. */
export async function listHolds(
  run: SqlTx,
  { tenantId, billId }: { tenantId: TenantId; billId: string },
): Promise<Hold[]> {
  const rows = await run.query<Omit<Hold, "share"> & { part: number | null; of: number | null }>(
    `SELECT b.id AS "paymentId", p.intent_id AS "intentId", b.status::text AS status, b.taken_by AS "takenBy",
            b.taken_at AS "takenAt", b.held_until AS "heldUntil", b.amount_minor AS "amountMinor",
            b.share_part AS part, b.share_of AS of,
            ARRAY(SELECT i.id FROM bill_item i
                   WHERE i.tenant_id = b.tenant_id AND i.payment_id = b.id) AS "itemIds"
       FROM bill_payment b
       LEFT JOIN payment p ON p.tenant_id = b.tenant_id AND p.bill_payment_id = b.id
      WHERE b.tenant_id = $1 AND b.bill_id = $2 AND b.status = 'pending'
      ORDER BY b.taken_at, b.id`,
    [tenantId, billId],
  );
  return rows.map(({ part, of, ...hold }) => ({
    ...hold,
    share: part === null || of === null ? null : { part, of },
  }));
}
