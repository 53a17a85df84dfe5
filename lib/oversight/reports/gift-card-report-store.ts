import type { Db } from "@/lib/platform/db/db";
import type { GIFT_CARD_MOVES } from "./report-lists-contract";
import type { ReportInput } from "./sales-sql";

export type GiftCardMove = { move: (typeof GIFT_CARD_MOVES)[number]; count: number; amountMinor: number };

const MOVES = `
  SELECT CASE e.kind WHEN 'issue' THEN CASE WHEN g.purchase_id IS NULL THEN 'issued' ELSE 'sold' END
                     WHEN 'redeem' THEN 'redeemed' WHEN 'return' THEN 'returned'
                     WHEN 'expire' THEN 'expired' ELSE 'refunded' END AS move,
         count(*)::int AS count, sum(abs(e.amount_minor))::float8 AS "amountMinor"
    FROM gift_card_entry e
    JOIN gift_card g ON g.tenant_id = e.tenant_id AND g.id = e.gift_card_id
   WHERE e.tenant_id = $1 AND e.created_at >= $2 AND e.created_at < $3
   GROUP BY 1`;

/** What happened to the gift cards in a time, by kind; amounts are positive, in minor units. */
export function readMoves(db: Db, { tenantId, window }: ReportInput): Promise<GiftCardMove[]> {
  return db.sql.query<GiftCardMove>(MOVES, [tenantId, window.start, window.end]);
}

const OUTSTANDING = `
  SELECT coalesce(sum(balance_minor), 0)::float8 AS "amountMinor" FROM gift_card
   WHERE tenant_id = $1 AND active AND (expires_at IS NULL OR expires_at > $2)`;

/** What the holders of valid cards can still spend, in minor units. */
export async function readOutstanding(
  db: Db,
  { tenantId, now }: Pick<ReportInput, "tenantId"> & { now: Date },
): Promise<number> {
  const [row] = await db.sql.query<{ amountMinor: number }>(OUTSTANDING, [tenantId, now]);
  return row?.amountMinor ?? 0;
}
