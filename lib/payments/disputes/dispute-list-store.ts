import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db } from "@/lib/platform/db/db";
import { withoutTwins } from "@/lib/platform/db/each-tenant-sql";
import type { DisputeRow } from "./dispute-list-contract";

const BEFORE_ALL = { at: new Date("9999-12-31T00:00:00Z"), id: "" };

const COLUMNS = `
         d.id, d.status::text AS status, d.reason, d.amount_minor AS "amountMinor", d.currency,
         d.evidence_due_at AS "evidenceDueAt", d.withdrawn_at AS "withdrawnAt", d.reinstated_at AS "reinstatedAt",
         d.created_at AS "createdAt", d.closed_at AS "closedAt",
         (SELECT a.state::text FROM dispute_answer a WHERE a.tenant_id = d.tenant_id AND a.dispute_id = d.id) AS answer,
         CASE WHEN p.order_id IS NOT NULL THEN 'order' WHEN p.bill_payment_id IS NOT NULL THEN 'bill_share'
              WHEN p.reservation_id IS NOT NULL THEN 'deposit' ELSE 'gift_card_purchase' END AS "subjectKind",
         coalesce(p.order_id, p.bill_payment_id, p.reservation_id, p.gift_card_purchase_id) AS "subjectId"`;

const DISPUTES = `
  SELECT ${COLUMNS}
    FROM dispute d
    JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
   WHERE d.tenant_id = $1 AND (d.created_at, d.id) < ($2::timestamptz, $3::text)
     AND ($5::text IS NULL OR d.status::text = $5) AND ($6::text IS NULL OR p.order_id = $6)
   ORDER BY d.created_at DESC, d.id DESC LIMIT $4`;

/** A restaurant's disputes with what was paid for, newest first, from behind the cursor. */
export function listDisputeRows(
  db: Db,
  query: {
    tenantId: TenantId;
    after: PageCursor | null;
    limit: number;
    state: string | null;
    orderId: string | null;
  },
): Promise<DisputeRow[]> {
  const { tenantId, after, limit, state, orderId } = query;
  const { at, id } = after ?? BEFORE_ALL;
  return db.sql.query<DisputeRow>(DISPUTES, [tenantId, at, id, limit, state, orderId]);
}

/** One dispute with what was paid for, or null. */
export async function findDisputeRow(
  db: Db,
  { tenantId, disputeId }: { tenantId: TenantId; disputeId: string },
): Promise<DisputeRow | null> {
  const [row] = await db.sql.query<DisputeRow>(
    `SELECT ${COLUMNS} FROM dispute d
       JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
      WHERE d.tenant_id = $1 AND d.id = $2`,
    [tenantId, disputeId],
  );
  return row ?? null;
}

const ALL_DISPUTES = `
  SELECT ${COLUMNS}, t.id AS "tenantId", t.slug, t.name
    FROM dispute d
    JOIN tenant t ON t.id = d.tenant_id
    JOIN payment p ON p.tenant_id = d.tenant_id AND p.id = d.payment_id
   WHERE (d.created_at, d.id) < ($1::timestamptz, $2::text) AND ($4::text IS NULL OR d.status::text = $4)
     AND ${withoutTwins("d.tenant_id")}
   ORDER BY d.created_at DESC, d.id DESC LIMIT $3`;

/** Disputes of all restaurants with what was paid for, newest first, from behind the cursor. */
export function listAllDisputeRows(
  db: Db,
  { after, limit, state }: { after: PageCursor | null; limit: number; state: string | null },
): Promise<(DisputeRow & { tenantId: string; slug: string; name: string })[]> {
  const { at, id } = after ?? BEFORE_ALL;
  return db.sql.query(ALL_DISPUTES, [at, id, limit, state]);
}
