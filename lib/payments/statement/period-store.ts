import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";

/** What the movements of one kind changed within a period, or all movements before it (`kind` is empty), in minor units. */
export type KindSum = {
  currency: string;
  kind: string;
  isWithin: boolean;
  count: number;
  heldMinor: number;
  availableMinor: number;
  feeMinor: number;
};

const AMOUNTS = `
  coalesce(0 - sum(amount) FILTER (WHERE account = 'escrow'), 0) AS held,
  coalesce(0 - sum(amount) FILTER (WHERE account = 'restaurant'), 0) AS available,
  coalesce(0 - sum(amount) FILTER (WHERE account = 'platform_fees'), 0) AS fee`;

/**
 * What was before is the running balance less everything since, so what is read grows with the period and the time after
 * it, not with the restaurant's past.
 */
const SUMS = `
  WITH since AS (
    SELECT e.currency, t.kind, t.created_at < $3 AS is_within, e.account, t.id, e.amount_minor AS amount
      FROM ledger_transaction t
      JOIN ledger_entry e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id
     WHERE t.tenant_id = $1 AND t.created_at >= $2 AND e.account IN ('escrow', 'restaurant', 'platform_fees')),
  before AS (
    SELECT currency, ${AMOUNTS}
      FROM (SELECT currency, account, amount_minor AS amount, entry_count AS entries FROM ledger_balance
             WHERE tenant_id = $1 AND account IN ('escrow', 'restaurant', 'platform_fees')
            UNION ALL
            SELECT currency, account, 0 - amount, -1 FROM since) line
     GROUP BY currency HAVING sum(entries) > 0)
  SELECT currency, '' AS kind, false AS "isWithin", 0 AS count, held::float8 AS "heldMinor",
         available::float8 AS "availableMinor", fee::float8 AS "feeMinor"
    FROM before
  UNION ALL
  SELECT currency, kind, true, count, held::float8, available::float8, fee::float8
    FROM (SELECT currency, kind, count(DISTINCT id)::int AS count, ${AMOUNTS}
            FROM since WHERE is_within GROUP BY currency, kind) within
   ORDER BY 1, 2`;

/** What changed a restaurant's balance before `start` in all, and from then up to and without `end` by kind. One statement. */
export function sumMovements(
  db: Db,
  { tenantId, start, end }: { tenantId: TenantId; start: Date; end: Date },
): Promise<KindSum[]> {
  return db.sql.query<KindSum>(SUMS, [tenantId, start, end]);
}
