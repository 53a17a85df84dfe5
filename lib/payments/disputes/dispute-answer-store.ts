import { newId } from "@/lib/core/ids/ids";
import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type {
  Answer,
  AnswerFile,
  EvidenceFile,
  EvidenceMediaType,
  EvidenceTexts,
} from "@/lib/payments/processor/dispute-evidence";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import { inSweep, type SweepScope } from "@/lib/platform/db/sweep-scope";

export type DisputeRef = { tenantId: TenantId; disputeId: string };

/** The answer to a dispute, without what is in its files, or null. */
export async function findAnswer(
  db: Db["prisma"] | Tx,
  { tenantId, disputeId }: DisputeRef,
): Promise<Answer | null> {
  const row = await db.disputeAnswer.findUnique({
    where: { tenantId_disputeId: { tenantId, disputeId } },
    include: { files: { omit: { content: true } } },
  });
  return row as Answer | null;
}

/** Begins an answer. False when there is one already. */
export async function insertAnswer(
  tx: SqlTx,
  { tenantId, disputeId, texts, now }: DisputeRef & { texts: EvidenceTexts; now: Date },
): Promise<boolean> {
  const written = await tx.execute(
    `INSERT INTO dispute_answer (tenant_id, dispute_id, texts, created_at, changed_at) VALUES ($1, $2, $3::jsonb, $4::timestamptz, $4::timestamptz)
     ON CONFLICT DO NOTHING`,
    [tenantId, disputeId, JSON.stringify(texts), now],
  );
  return written === 1;
}

/** The bank hears no answer to a dispute that is decided, or after its deadline. */
const IS_HEARD = `EXISTS (
  SELECT FROM dispute d WHERE d.tenant_id = $1 AND d.id = $2 AND d.status = 'open'
                          AND (d.evidence_due_at IS NULL OR d.evidence_due_at > $3::timestamptz))`;

type Change = DisputeRef & { version: number; now: Date };

/** Writes the texts of a draft that nobody has changed since `version`. Returns whether it was so. */
export async function saveTexts(
  tx: SqlTx,
  { tenantId, disputeId, version, texts, now }: Change & { texts: EvidenceTexts },
): Promise<boolean> {
  const changed = await tx.execute(
    `UPDATE dispute_answer SET texts = $5::jsonb, version = version + 1, refusal = NULL, changed_at = $3::timestamptz
      WHERE tenant_id = $1 AND dispute_id = $2 AND state = 'draft' AND version = $4 AND ${IS_HEARD}`,
    [tenantId, disputeId, now, version, JSON.stringify(texts)],
  );
  return changed === 1;
}

/** Decides to send a draft that nobody has changed since `version`; of rivals, one does. */
export async function claimSending(
  tx: SqlTx,
  { tenantId, disputeId, version, actorId, now }: Change & { actorId: string },
): Promise<boolean> {
  const changed = await tx.execute(
    `UPDATE dispute_answer
        SET state = 'sending', version = version + 1, refusal = NULL, decided_by = $5,
            decided_at = $3::timestamptz, changed_at = $3::timestamptz
      WHERE tenant_id = $1 AND dispute_id = $2 AND state = 'draft' AND version = $4 AND ${IS_HEARD}`,
    [tenantId, disputeId, now, version, actorId],
  );
  return changed === 1;
}

/** Decides to give a dispute up that is open and not answered; of rivals, one does. */
export async function claimAccepting(
  tx: SqlTx,
  { tenantId, disputeId, actorId, now }: DisputeRef & { actorId: string; now: Date },
): Promise<boolean> {
  const changed = await tx.execute(
    `INSERT INTO dispute_answer AS answer (tenant_id, dispute_id, state, created_at, changed_at, decided_by, decided_at)
     SELECT d.tenant_id, d.id, 'accepting'::answer_state, $3::timestamptz, $3::timestamptz, $4::text, $3::timestamptz
       FROM dispute d WHERE d.tenant_id = $1 AND d.id = $2 AND d.status = 'open'
     ON CONFLICT (tenant_id, dispute_id) DO UPDATE
       SET state = 'accepting', version = answer.version + 1, refusal = NULL, decided_by = $4,
           decided_at = $3::timestamptz, changed_at = $3::timestamptz
       WHERE answer.state = 'draft'`,
    [tenantId, disputeId, now, actorId],
  );
  return changed === 1;
}

/** Holds a draft that can still be sent until the transaction ends. False when there is none. */
export async function holdDraft(
  tx: SqlTx,
  { tenantId, disputeId, now }: DisputeRef & { now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `SELECT 1 FROM dispute_answer WHERE tenant_id = $1 AND dispute_id = $2 AND state = 'draft' AND ${IS_HEARD}
        FOR UPDATE`,
    [tenantId, disputeId, now],
  );
  return rows.length === 1;
}

/** How many bytes the files of an answer have, without the one of this kind. */
export async function sumOtherFiles(
  tx: SqlTx,
  { tenantId, disputeId, kind }: DisputeRef & { kind: EvidenceFile },
): Promise<number> {
  const [sum] = await tx.query<{ bytes: number }>(
    `SELECT coalesce(sum(bytes), 0)::int AS bytes FROM dispute_file
      WHERE tenant_id = $1 AND dispute_id = $2 AND kind <> $3::evidence_file`,
    [tenantId, disputeId, kind],
  );
  return sum?.bytes ?? 0;
}

/** Attaches a file in the place of one of its kind. The caller holds the draft. */
export async function putFile(
  tx: SqlTx,
  input: DisputeRef & { kind: EvidenceFile; mediaType: EvidenceMediaType; content: Uint8Array; now: Date },
): Promise<void> {
  const { tenantId, disputeId, kind, mediaType, content, now } = input;
  await dropFile(tx, input);
  await tx.execute(
    `INSERT INTO dispute_file (tenant_id, id, dispute_id, kind, media_type, bytes, content, created_at)
     VALUES ($1, $2, $3, $4::evidence_file, $5, $6, $7, $8::timestamptz)`,
    [tenantId, newId("dsf"), disputeId, kind, mediaType, content.length, Buffer.from(content), now],
  );
}

/** Takes a file off an answer. The caller holds the draft. */
export async function dropFile(
  tx: SqlTx,
  { tenantId, disputeId, kind }: DisputeRef & { kind: EvidenceFile },
): Promise<void> {
  await tx.execute(
    "DELETE FROM dispute_file WHERE tenant_id = $1 AND dispute_id = $2 AND kind = $3::evidence_file",
    [tenantId, disputeId, kind],
  );
}

/** Marks a draft as changed. The caller holds it. */
export async function touchDraft(
  tx: SqlTx,
  { tenantId, disputeId, now }: DisputeRef & { now: Date },
): Promise<void> {
  await tx.execute(
    `UPDATE dispute_answer SET version = version + 1, changed_at = $3::timestamptz WHERE tenant_id = $1 AND dispute_id = $2`,
    [tenantId, disputeId, now],
  );
}

export type AnswerOnItsWay = {
  state: "sending" | "accepting";
  processorDisputeId: string;
  texts: Partial<EvidenceTexts>;
  refusals: number;
  files: (AnswerFile & { content: Uint8Array | null; processorFileId: string | null })[];
};

/** An answer that the processor does not have yet, with its files, or null. */
export async function findOnItsWay(
  db: Db,
  { tenantId, disputeId }: DisputeRef,
): Promise<AnswerOnItsWay | null> {
  const row = await db.prisma.disputeAnswer.findUnique({
    where: { tenantId_disputeId: { tenantId, disputeId }, state: { in: ["sending", "accepting"] } },
    include: { files: true, dispute: { select: { processorDisputeId: true } } },
  });
  return row && ({ ...row, ...row.dispute } as unknown as AnswerOnItsWay);
}

/** Answers that have been on their way for a while, the longest first. */
export async function listOnTheirWay(
  db: Db,
  { scope, before, limit }: { scope: SweepScope; before: Date; limit: number },
): Promise<DisputeRef[]> {
  const rows = await db.sql.query<{ tenantId: string; disputeId: string }>(
    `SELECT tenant_id AS "tenantId", dispute_id AS "disputeId" FROM dispute_answer
      WHERE ${inSweep(scope, "tenant_id")} AND state IN ('sending', 'accepting') AND decided_at < $1
      ORDER BY decided_at LIMIT $2`,
    [before, limit],
  );
  return rows.map((row) => ({ ...row, tenantId: mintTenantId(row.tenantId) }));
}

export async function saveProcessorFile(
  db: Db,
  { tenantId, id, processorFileId }: { tenantId: TenantId; id: string; processorFileId: string },
): Promise<void> {
  await db.sql.execute("UPDATE dispute_file SET processor_file_id = $3 WHERE tenant_id = $1 AND id = $2", [
    tenantId,
    id,
    processorFileId,
  ]);
}

/** The processor has the answer: it is final, and the contents of its files are no longer needed here. */
export async function markSettled(
  tx: SqlTx,
  { tenantId, disputeId, from, now }: DisputeRef & { from: AnswerOnItsWay["state"]; now: Date },
): Promise<void> {
  await tx.execute(
    `WITH settled AS (
       UPDATE dispute_answer SET settled_at = $4::timestamptz,
              state = CASE WHEN state = 'sending' THEN 'sent' ELSE 'accepted' END::answer_state
        WHERE tenant_id = $1 AND dispute_id = $2 AND state = $3::answer_state RETURNING dispute_id)
     UPDATE dispute_file SET content = NULL
      WHERE tenant_id = $1 AND dispute_id IN (SELECT dispute_id FROM settled)`,
    [tenantId, disputeId, from, now],
  );
}

/** The processor has refused the answer: it is a draft again, with the processor's words. */
export async function reopenDraft(
  db: Db,
  input: DisputeRef & { from: AnswerOnItsWay["state"]; refusal: string; now: Date },
): Promise<void> {
  const { tenantId, disputeId, from, refusal, now } = input;
  await db.sql.execute(
    `UPDATE dispute_answer
        SET state = 'draft', refusal = $4, refusals = refusals + 1, version = version + 1, decided_by = NULL,
            decided_at = NULL, changed_at = $5
      WHERE tenant_id = $1 AND dispute_id = $2 AND state = $3::answer_state`,
    [tenantId, disputeId, from, refusal, now],
  );
}
