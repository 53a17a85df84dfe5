import type { Db } from "@/lib/platform/db/db";
import { EACH_TENANT, withoutTwins } from "@/lib/platform/db/each-tenant-sql";
import type { Range } from "./balance-comparison-store";
import type { Owed } from "./owed";

/**
 * Restaurant by restaurant, because one's debt pays nobody else. A card that a restaurant sold itself is its debt until it
 * is spent, and none of the platform's money.
 */
const OWED = `
  SELECT currency, sum(escrow)::float8 AS "escrowMinor", sum(refunds_due)::float8 AS "refundsDueMinor",
         sum(greatest(0, gift_cards + least(0, restaurant)))::float8 AS "giftCardsMinor",
         sum(greatest(0, restaurant))::float8 AS "payoutsMinor"
    FROM (
      SELECT tenant_id, currency,
             coalesce(0 - sum(amount_minor) FILTER (WHERE account = 'escrow'), 0) AS escrow,
             coalesce(0 - sum(amount_minor) FILTER (WHERE account = 'refunds_due'), 0) AS refunds_due,
             coalesce(0 - sum(amount_minor) FILTER (WHERE account = 'gift_cards'), 0) AS gift_cards,
             coalesce(0 - sum(amount_minor) FILTER (WHERE account = 'restaurant'), 0) AS restaurant
        FROM ledger_balance
       WHERE account IN ('escrow', 'refunds_due', 'gift_cards', 'restaurant') AND ${withoutTwins("tenant_id")}
       GROUP BY 1, 2) balance
   GROUP BY currency ORDER BY currency`;

/** What the platform owes, by currency, from the running balances (the nightly check compares them with the entries). */
export function readOwed(db: Db): Promise<Owed[]> {
  return db.sql.query<Owed>(OWED);
}

/** The platform's fees of a time in minor units, and what the processor took in its own unit. */
export type FeeSums = {
  grossMinor: { currency: string; amountMinor: number }[];
  processor: { currency: string; amount: number }[];
};

const FEES = `
  SELECT coalesce((
           SELECT jsonb_agg(x) FROM (
             SELECT e.currency, (0 - sum(e.amount_minor))::float8 AS "amountMinor"
               FROM ${EACH_TENANT}
              CROSS JOIN LATERAL (SELECT tenant_id, id FROM ledger_transaction
                                   WHERE tenant_id = each.tenant_id AND created_at >= $1 AND created_at < $2
                                     AND kind = 'release' OFFSET 0) l
               JOIN ledger_entry e
                 ON e.tenant_id = l.tenant_id AND e.transaction_id = l.id AND e.account = 'platform_fees'
              WHERE ${withoutTwins("each.tenant_id")}
              GROUP BY 1) x), '[]') AS "grossMinor",
         coalesce((
           SELECT jsonb_agg(x) FROM (
             SELECT currency, (sum(fee) - coalesce(sum(amount) FILTER (WHERE kind = 'fee'), 0))::float8 AS amount
               FROM processor_transaction WHERE created_at >= $1 AND created_at < $2 GROUP BY 1) x), '[]') AS processor`;

/** What the platform earned in a time and what the processor took meanwhile. */
export async function readFees(db: Db, { from, to }: Range): Promise<FeeSums> {
  const [row] = await db.sql.query<FeeSums>(FEES, [from, to]);
  if (!row) throw new Error("The platform's fees were not read");
  return row;
}
