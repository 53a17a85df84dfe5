import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { DisputeRef } from "./dispute-answer-store";

const HAS_NO_ANSWER = `NOT EXISTS (
  SELECT FROM dispute_answer a WHERE a.tenant_id = d.tenant_id AND a.dispute_id = d.id AND a.state <> 'draft')`;

/** Disputes that are due soon and not answered, each once; whoever else claims them leaves them out. */
export async function claimReminders(
  tx: SqlTx,
  { now, dueBefore, limit }: { now: Date; dueBefore: Date; limit: number },
): Promise<(DisputeRef & { amountMinor: number; currency: string; evidenceDueAt: Date })[]> {
  const rows = await tx.query<{
    tenantId: string;
    disputeId: string;
    amountMinor: number;
    currency: string;
    evidenceDueAt: Date;
  }>(
    `UPDATE dispute SET reminded_at = $1::timestamptz
      WHERE (tenant_id, id) IN (
        SELECT d.tenant_id, d.id FROM dispute d
         WHERE d.status = 'open' AND d.reminded_at IS NULL AND d.evidence_due_at > $1::timestamptz
           AND d.evidence_due_at <= $2::timestamptz AND ${HAS_NO_ANSWER}
         ORDER BY d.evidence_due_at LIMIT $3 FOR UPDATE OF d SKIP LOCKED)
      RETURNING tenant_id AS "tenantId", id AS "disputeId", amount_minor AS "amountMinor", currency,
                evidence_due_at AS "evidenceDueAt"`,
    [now, dueBefore, limit],
  );
  return rows.map((row) => ({ ...row, tenantId: mintTenantId(row.tenantId) }));
}

/** How many disputes of a restaurant wait for an answer, and until when the first has to have one. */
export async function countUnanswered(
  db: Db,
  { tenantId, now }: { tenantId: TenantId; now: Date },
): Promise<{ count: number; firstDueAt: Date | null; disputeId: string | null }> {
  const [row] = await db.sql.query<{ count: number; firstDueAt: Date | null; disputeId: string | null }>(
    `SELECT count(*)::int AS count, min(d.evidence_due_at) AS "firstDueAt", min(d.id) AS "disputeId"
       FROM dispute d
      WHERE d.tenant_id = $1 AND d.status = 'open' AND (d.evidence_due_at IS NULL OR d.evidence_due_at > $2)
        AND ${HAS_NO_ANSWER}`,
    [tenantId, now],
  );
  return row ?? { count: 0, firstDueAt: null, disputeId: null };
}
