import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { byTenant, idsOf } from "@/lib/platform/db/by-tenant";
import type { Db } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import { inSweep, type SweepScope } from "@/lib/platform/db/sweep-scope";
import type { DisputeRef } from "./dispute-answer-store";

const HAS_NO_ANSWER = `NOT EXISTS (
  SELECT FROM dispute_answer a WHERE a.tenant_id = d.tenant_id AND a.dispute_id = d.id AND a.state <> 'draft')`;

/** Disputes that are due soon and not answered, each once, whoever else claims them. */
export async function claimReminders(
  tx: SqlTx,
  { scope, now, dueBefore, limit }: { scope: SweepScope; now: Date; dueBefore: Date; limit: number },
): Promise<(DisputeRef & { amountMinor: number; currency: string; evidenceDueAt: Date })[]> {
  const due = await tx.query<{ tenantId: string; id: string }>(
    `SELECT d.tenant_id AS "tenantId", d.id FROM dispute d
      WHERE ${inSweep(scope, "d.tenant_id")} AND d.status = 'open' AND d.reminded_at IS NULL
        AND d.evidence_due_at > $1::timestamptz
        AND d.evidence_due_at <= $2::timestamptz AND ${HAS_NO_ANSWER}
      ORDER BY d.evidence_due_at LIMIT $3`,
    [now, dueBefore, limit],
  );
  const claimed: (DisputeRef & { amountMinor: number; currency: string; evidenceDueAt: Date })[] = [];
  for (const [tenantId, ofTenant] of byTenant(due)) {
    const rows = await tx.query<Omit<(typeof claimed)[number], "tenantId">>(
      `UPDATE dispute SET reminded_at = $1::timestamptz
        WHERE tenant_id = $2 AND id = ANY ($3) AND reminded_at IS NULL
        RETURNING id AS "disputeId", amount_minor AS "amountMinor", currency, evidence_due_at AS "evidenceDueAt"`,
      [now, tenantId, idsOf(ofTenant)],
    );
    claimed.push(...rows.map((row) => ({ ...row, tenantId: mintTenantId(tenantId) })));
  }
  return claimed;
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
