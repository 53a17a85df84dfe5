import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { SubjectKind } from "@/lib/payments/subject/subject";
import type { Db } from "@/lib/platform/db/db";
import type { Transfer } from "@/lib/platform/db/generated/client";

/** A restaurant's payouts, begun from `start` up to and without `end`, newest first, from behind the cursor. */
export function listTransfers(
  db: Db,
  query: {
    tenantId: TenantId;
    after: PageCursor | null;
    limit: number;
    start: Date | null;
    end: Date | null;
  },
): Promise<Transfer[]> {
  const { tenantId, after, limit, start, end } = query;
  return db.prisma.transfer.findMany({
    where: {
      tenantId,
      createdAt: { ...(start && { gte: start }), ...(end && { lt: end }) },
      ...(after && {
        OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }],
      }),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
}

export type PayoutItemRow = {
  /** The movement in the books. */
  id: string;
  kind: string;
  uniqueKey: string;
  subjectKind: SubjectKind | null;
  subjectId: string | null;
  createdAt: Date;
  /** What of the movement is in this payout; negative for what was kept back. */
  amountMinor: number;
  /** The whole of what the movement credited, and from which place of it on this payout has its part. */
  wholeMinor: number;
  fromMinor: number;
  /** The platform's fee on the whole. */
  feeMinor: number;
  /** What gift cards had paid of the whole before the fee. */
  giftCardMinor: number;
};

/**
 * Credits and what takes from them lie on one line each, in the order in which they happened: what a payout or a debt
 * takes is the credits at the same places. At one instant the time in the ids decides, behind their prefix. A refund or
 * dispute takes what is not taken back from an earlier transfer.
 */
const ITEMS = `
  WITH paid AS (SELECT * FROM transfer WHERE tenant_id = $1 AND id = $2),
  entry AS (
    SELECT t.id, t.kind, t.unique_key, t.subject_kind, t.subject_id, t.created_at, sum(e.amount_minor)::bigint AS amount
      FROM ledger_entry e
      JOIN ledger_transaction t ON t.tenant_id = e.tenant_id AND t.id = e.transaction_id
     WHERE e.tenant_id = $1 AND e.account = 'restaurant' AND e.currency = (SELECT currency FROM paid)
       AND t.kind NOT IN ('transfer', 'reversal')
     GROUP BY 1, 2, 3, 4, 5, 6),
  credit AS (
    SELECT *, 0 - amount AS whole, sum(0 - amount) OVER (ORDER BY created_at, id) AS upto
      FROM entry WHERE amount < 0),
  debit AS (
    SELECT entry.id, entry.created_at, 0 AS rank,
           entry.amount - coalesce(r.reversed_minor, d.reversed_minor, 0) AS amount
      FROM entry
      LEFT JOIN refund r ON r.tenant_id = $1 AND entry.kind = 'refund' AND r.id = substr(entry.unique_key, length('refund:') + 1)
      LEFT JOIN dispute d ON d.tenant_id = $1 AND entry.kind = 'dispute' AND d.id = substr(entry.unique_key, length('dispute:') + 1)
     WHERE entry.amount > 0),
  taken AS (
    SELECT *, sum(amount) OVER (ORDER BY created_at, substr(id, 5)) AS upto FROM (
      SELECT id, created_at, rank, amount FROM debit
      UNION ALL
      SELECT id, created_at, 1, amount_minor FROM transfer
       WHERE tenant_id = $1 AND currency = (SELECT currency FROM paid)) line),
  stretch AS (
    SELECT coalesce((SELECT max(t.upto) FROM taken t WHERE t.rank = 1 AND t.upto < own.upto), 0) AS since, own.upto
      FROM taken own JOIN paid ON paid.id = own.id),
  item AS (
    SELECT c.id, c.whole, least(c.upto, s.upto) - greatest(c.upto - c.whole, s.since) AS amount,
           greatest(c.upto - c.whole, s.since) - (c.upto - c.whole) AS place
      FROM credit c, stretch s
     WHERE c.upto > s.since AND c.upto - c.whole < s.upto
    UNION ALL
    SELECT t.id, 0, 0 - t.amount, 0 FROM taken t, stretch s
     WHERE t.rank = 0 AND t.amount <> 0 AND t.upto > s.since AND t.upto <= s.upto)
  SELECT e.id, e.kind, e.unique_key AS "uniqueKey", e.subject_kind::text AS "subjectKind", e.subject_id AS "subjectId",
         e.created_at AS "createdAt", item.amount::float8 AS "amountMinor", item.whole::float8 AS "wholeMinor",
         item.place::float8 AS "fromMinor",
         coalesce((SELECT 0 - sum(f.amount_minor) FROM ledger_entry f
                    WHERE f.tenant_id = $1 AND f.transaction_id = e.id AND f.account = 'platform_fees'), 0)::float8
           AS "feeMinor",
         CASE WHEN e.kind <> 'release' THEN 0 ELSE coalesce((
           SELECT 0 - sum(g.amount_minor) FROM ledger_entry g
             JOIN ledger_transaction gt ON gt.tenant_id = g.tenant_id AND gt.id = g.transaction_id
            WHERE g.tenant_id = $1 AND g.subject_id = e.subject_id AND g.account = 'escrow'
              AND gt.kind IN ('gift-card-redeem', 'gift-card-return')), 0) END::float8 AS "giftCardMinor"
    FROM item JOIN entry e ON e.id = item.id
   ORDER BY e.created_at, e.id`;

/** What a payout consists of, in minor units; the amounts add up to it. Empty for an unknown payout. */
export function listItems(
  db: Db,
  { tenantId, payoutId }: { tenantId: TenantId; payoutId: string },
): Promise<PayoutItemRow[]> {
  return db.sql.query<PayoutItemRow>(ITEMS, [tenantId, payoutId]);
}
