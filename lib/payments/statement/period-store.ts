import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import { readByIds } from "@/lib/platform/db/read-by-ids";

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

const ACCOUNTS = [
  ["escrow", "held"],
  ["restaurant", "available"],
  ["platform_fees", "fee"],
];
const OF_THREE = "account IN ('escrow', 'restaurant', 'platform_fees')";
/** What rows of accounts and amounts change, by account. */
const CHANGES = ACCOUNTS.map(
  ([account, name]) => `sum(amount_minor) FILTER (WHERE account = '${account}')::float8 AS ${name}`,
).join(", ");
/** The sums of that: what is credited is positive, and nothing is 0. */
const TOTALS = ACCOUNTS.map(([, name]) => `0 - coalesce(sum(${name}), 0) AS ${name}`).join(", ");

/**
 * What was before is the running balance less everything since, so what is read grows with the period and the time after
 * it, not with the restaurant's past. The entries of a kind are read by the ids of its movements, in the order of the key:
 * then those of one movement lie together, and nothing is sorted or joined row by row. A movement is of one currency.
 * Amounts are float8, exact below 2^53, because sums of bigint are numeric and take several times as long.
 */
const SUMS = `
  WITH since AS MATERIALIZED (
    SELECT sums.currency, moved.kind, moved.is_within, sums.count, sums.entries, sums.held, sums.available, sums.fee
      FROM (SELECT kind, created_at < $3 AS is_within, array_agg(id) AS ids
              FROM ledger_transaction WHERE tenant_id = $1 AND created_at >= $2 GROUP BY 1, 2) moved
     CROSS JOIN LATERAL (
           SELECT currency, count(*)::int AS count, sum(entries::int) AS entries, ${TOTALS}
             FROM (SELECT min(currency) AS currency, count(*) AS entries, ${CHANGES}
                     FROM ledger_entry WHERE tenant_id = $1 AND transaction_id = ANY (moved.ids) AND ${OF_THREE}
                    GROUP BY transaction_id) movement
            GROUP BY currency) sums),
  before AS (
    SELECT currency, ${TOTALS}
      FROM (SELECT currency, sum(entry_count) AS entries, ${CHANGES}
              FROM ledger_balance WHERE tenant_id = $1 AND ${OF_THREE} GROUP BY currency
            UNION ALL
            SELECT currency, 0 - entries, held, available, fee FROM since) line
     GROUP BY currency HAVING sum(entries) > 0)
  SELECT currency, '' AS kind, false AS "isWithin", 0 AS count, held AS "heldMinor", available AS "availableMinor",
         fee AS "feeMinor"
    FROM before
  UNION ALL
  SELECT currency, kind, true, count, held, available, fee FROM since WHERE is_within
   ORDER BY 1, 2`;

/** What changed a restaurant's balance before `start` in all, and from then up to and without `end` by kind. One statement. */
export function sumMovements(
  db: Db,
  { tenantId, start, end }: { tenantId: TenantId; start: Date; end: Date },
): Promise<KindSum[]> {
  return readByIds<KindSum>(db, SUMS, [tenantId, start, end]);
}
