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

/** What rows of accounts and amounts change, by account. */
const parts = (amount: string, sum: "sum" | "") =>
  [
    ["escrow", "held"],
    ["restaurant", "available"],
    ["platform_fees", "fee"],
  ]
    .map(
      ([account, name]) => `0 - ${sum}(CASE account WHEN '${account}' THEN ${amount} ELSE 0 END) AS ${name}`,
    )
    .join(", ");
const TOTALS = "sum(held) AS held, sum(available) AS available, sum(fee) AS fee";

/**
 * What was before is the running balance less everything since, so what is read grows with the period and the time after
 * it, not with the restaurant's past. Entries are added up once, by movement and then by kind: to sort all of them twice
 * took longer than to read them.
 */
const SUMS = `
  WITH movement AS (
    SELECT e.currency, t.kind, t.created_at < $3 AS is_within, count(*) AS entries, ${parts("e.amount_minor", "sum")}
      FROM ledger_transaction t
      JOIN ledger_entry e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id
     WHERE t.tenant_id = $1 AND t.created_at >= $2 AND e.account IN ('escrow', 'restaurant', 'platform_fees')
     GROUP BY t.id, t.kind, t.created_at, e.currency),
  since AS MATERIALIZED (
    SELECT currency, kind, is_within, count(*)::int AS count, sum(entries) AS entries, ${TOTALS}
      FROM movement GROUP BY currency, kind, is_within),
  before AS (
    SELECT currency, ${TOTALS}
      FROM (SELECT currency, entry_count AS entries, ${parts("amount_minor", "")} FROM ledger_balance
             WHERE tenant_id = $1 AND account IN ('escrow', 'restaurant', 'platform_fees')
            UNION ALL
            SELECT currency, 0 - entries, 0 - held, 0 - available, 0 - fee FROM since) line
     GROUP BY currency HAVING sum(entries) > 0)
  SELECT currency, '' AS kind, false AS "isWithin", 0 AS count, held::float8 AS "heldMinor",
         available::float8 AS "availableMinor", fee::float8 AS "feeMinor"
    FROM before
  UNION ALL
  SELECT currency, kind, true, count, held::float8, available::float8, fee::float8 FROM since WHERE is_within
   ORDER BY 1, 2`;

/** What changed a restaurant's balance before `start` in all, and from then up to and without `end` by kind. One statement. */
export function sumMovements(
  db: Db,
  { tenantId, start, end }: { tenantId: TenantId; start: Date; end: Date },
): Promise<KindSum[]> {
  return db.sql.query<KindSum>(SUMS, [tenantId, start, end]);
}
