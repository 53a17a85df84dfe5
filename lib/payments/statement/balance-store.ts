import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { SubjectKind } from "@/lib/payments/subject/subject";
import type { Db } from "@/lib/platform/db/db";

export type MovementRow = {
  id: string;
  kind: string;
  uniqueKey: string;
  subjectKind: SubjectKind | null;
  subjectId: string | null;
  createdAt: Date;
  currency: string;
  heldMinor: number;
  availableMinor: number;
  feeMinor: number;
};

const BEFORE_ALL = { at: new Date("9999-12-31T00:00:00Z"), id: "" };

const MOVEMENTS = `
  SELECT t.id, t.kind, t.unique_key AS "uniqueKey", t.subject_kind::text AS "subjectKind", t.subject_id AS "subjectId",
         t.created_at AS "createdAt", sums.currency, sums.held AS "heldMinor", sums.available AS "availableMinor",
         sums.fee AS "feeMinor"
    FROM ledger_transaction t
   CROSS JOIN LATERAL (
         SELECT min(e.currency) AS currency,
                coalesce(0 - sum(e.amount_minor) FILTER (WHERE e.account = 'escrow'), 0)::float8 AS held,
                coalesce(0 - sum(e.amount_minor) FILTER (WHERE e.account = 'restaurant'), 0)::float8 AS available,
                coalesce(0 - sum(e.amount_minor) FILTER (WHERE e.account = 'platform_fees'), 0)::float8 AS fee
           FROM ledger_entry e WHERE e.tenant_id = t.tenant_id AND e.transaction_id = t.id) sums
   WHERE t.tenant_id = $1 AND (t.created_at, t.id) < ($2::timestamptz, $3::text)
     AND ($5::timestamptz IS NULL OR t.created_at >= $5) AND ($6::timestamptz IS NULL OR t.created_at < $6)
     AND ($7::text[] IS NULL OR (t.kind = ANY($7)) = $8::boolean)
   ORDER BY t.created_at DESC, t.id DESC LIMIT $4`;

/** Which movements are listed: from `start` up to and without `end`, and of some kinds, or all but these. */
export type MovementFilter = {
  start: Date | null;
  end: Date | null;
  kinds: { names: readonly string[]; listed: boolean } | null;
};

/**
 * The movements of a restaurant's books that pass the filter, with what each changed, in minor units; newest first, from
 * behind the cursor.
 */
export function listMovements(
  db: Db,
  query: MovementFilter & { tenantId: TenantId; after: PageCursor | null; limit: number },
): Promise<MovementRow[]> {
  const { tenantId, limit, start, end, kinds } = query;
  const { at, id } = query.after ?? BEFORE_ALL;
  const values = [tenantId, at, id, limit, start, end, kinds?.names ?? null, kinds?.listed ?? true];
  return db.sql.query<MovementRow>(MOVEMENTS, values);
}

export type BalanceRow = {
  currency: string;
  heldMinor: number;
  /** Negative when the restaurant owes. */
  availableMinor: number;
  paidOutMinor: number;
  underwayMinor: number;
  feesMinor: number;
  giftCardsMinor: number;
};

const BALANCES = `
  WITH booked AS (
    SELECT currency, account, kind, amount_minor AS amount FROM ledger_balance
     WHERE tenant_id = $1 AND account IN ('escrow', 'restaurant', 'platform_fees', 'gift_cards'))
  SELECT currency,
         coalesce(0 - sum(amount) FILTER (WHERE account = 'escrow'), 0)::float8 AS "heldMinor",
         coalesce(0 - sum(amount) FILTER (WHERE account = 'restaurant'), 0)::float8 AS "availableMinor",
         coalesce(sum(amount) FILTER (WHERE account = 'restaurant' AND kind IN ('transfer', 'reversal')), 0)::float8
           AS "paidOutMinor",
         (SELECT coalesce(sum(tr.amount_minor), 0) FROM transfer tr
           WHERE tr.tenant_id = $1 AND tr.currency = booked.currency AND tr.status IN ('owed', 'pending', 'failed')
         )::float8 AS "underwayMinor",
         coalesce(0 - sum(amount) FILTER (WHERE account = 'platform_fees'), 0)::float8 AS "feesMinor",
         coalesce(0 - sum(amount) FILTER (WHERE account = 'gift_cards'), 0)::float8 AS "giftCardsMinor"
    FROM booked GROUP BY currency ORDER BY currency`;

/**
 * The balances of a restaurant's books, in minor units, one row for each currency that anything was booked in; from the
 * running balances.
 */
export function readBalances(db: Db, { tenantId }: { tenantId: TenantId }): Promise<BalanceRow[]> {
  return db.sql.query<BalanceRow>(BALANCES, [tenantId]);
}

export type HeldRow = {
  subjectKind: SubjectKind | null;
  subjectId: string | null;
  currency: string;
  heldMinor: number;
  /** When its money arrived. */
  since: Date;
};

const HELD = `
  SELECT max(t.subject_kind::text) AS "subjectKind", e.subject_id AS "subjectId", e.currency,
         (0 - sum(e.amount_minor))::float8 AS "heldMinor", min(t.created_at) AS since
    FROM ledger_entry e
    JOIN ledger_transaction t ON t.tenant_id = e.tenant_id AND t.id = e.transaction_id
   WHERE e.tenant_id = $1 AND e.account = 'escrow'
   GROUP BY e.subject_id, e.currency HAVING sum(e.amount_minor) <> 0
   ORDER BY since, e.subject_id`;

/** What is held and of what it was paid for, in minor units; the amounts add up to what is held. */
export function listHeld(db: Db, { tenantId }: { tenantId: TenantId }): Promise<HeldRow[]> {
  return db.sql.query<HeldRow>(HELD, [tenantId]);
}
