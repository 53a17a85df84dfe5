import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";

/** What the movements of one kind changed, in minor units: before a period, or within it. */
export type KindSum = {
  currency: string;
  kind: string;
  isWithin: boolean;
  count: number;
  heldMinor: number;
  availableMinor: number;
  feeMinor: number;
};

const SUMS = `
  SELECT e.currency, t.kind, t.created_at >= $2 AS "isWithin", count(DISTINCT t.id)::int AS count,
         coalesce(0 - sum(e.amount_minor) FILTER (WHERE e.account = 'escrow'), 0)::float8 AS "heldMinor",
         coalesce(0 - sum(e.amount_minor) FILTER (WHERE e.account = 'restaurant'), 0)::float8 AS "availableMinor",
         coalesce(0 - sum(e.amount_minor) FILTER (WHERE e.account = 'platform_fees'), 0)::float8 AS "feeMinor"
    FROM ledger_transaction t
    JOIN ledger_entry e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id
   WHERE t.tenant_id = $1 AND t.created_at < $3 AND e.account IN ('escrow', 'restaurant', 'platform_fees')
   GROUP BY 1, 2, 3 ORDER BY 1, 2`;

/** What changed a restaurant's balance before `start`, and from then up to and without `end`, by kind. One statement. */
export function sumMovements(
  db: Db,
  { tenantId, start, end }: { tenantId: TenantId; start: Date; end: Date },
): Promise<KindSum[]> {
  return db.sql.query<KindSum>(SUMS, [tenantId, start, end]);
}
