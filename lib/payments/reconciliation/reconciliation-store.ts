import type { Db, Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { BookLine, Finding } from "./compare-books";

/** Refunds and disputes whose money came back do not count. */
export const NOT_UNDONE = Prisma.sql`NOT EXISTS (
  SELECT FROM ledger_transaction u WHERE t.kind IN ('refund', 'dispute') AND u.tenant_id = t.tenant_id
     AND u.unique_key = t.kind || '-undone' || substr(t.unique_key, length(t.kind) + 1))`;

/** Which of these keys the ledger knows, at any time. */
export async function findLedgerLines(db: Db, keys: string[]): Promise<BookLine[]> {
  const rows = await db.prisma.$queryRaw<{ key: string; amount_minor: number }[]>`
    SELECT t.unique_key AS key, abs(sum(e.amount_minor) FILTER (WHERE e.account = 'processor'))::float8 AS amount_minor
      FROM ledger_transaction t
      JOIN ledger_entry e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id
     WHERE t.unique_key = ANY(${keys}) AND ${NOT_UNDONE}
     GROUP BY t.unique_key HAVING bool_or(e.account = 'processor')`;
  return rows.map((row) => ({ key: row.key, amountMinor: row.amount_minor }));
}

/** Our id of a refund or dispute that was made at the processor itself, by its name there. */
export async function findAdoptedIds(db: Db, processorIds: string[]): Promise<Map<string, string>> {
  const rows = await db.prisma.$queryRaw<{ id: string; processorId: string }[]>`
    SELECT id, processor_refund_id AS "processorId" FROM refund WHERE processor_refund_id = ANY(${processorIds})
    UNION ALL
    SELECT id, processor_dispute_id FROM dispute WHERE processor_dispute_id = ANY(${processorIds})`;
  return new Map(rows.map((row) => [row.processorId, row.id]));
}

/** Which of these refunds, by the processor's names, have succeeded as far as we know. */
export async function findSucceededRefunds(
  db: Db,
  processorRefundIds: string[],
): Promise<{ id: string; processorRefundId: string; amountMinor: number }[]> {
  return db.prisma.$queryRaw`
    SELECT id, processor_refund_id AS "processorRefundId", amount_minor AS "amountMinor" FROM refund
     WHERE processor_refund_id = ANY(${processorRefundIds}) AND status = 'succeeded'`;
}

export async function insertReport(
  tx: Tx,
  report: { id: string; from: Date; to: Date; compared: number; findings: Finding[]; createdAt: Date },
): Promise<void> {
  await tx.reconciliationReport.create({ data: report });
}

/** Newest first. */
export function listReports(db: Db, limit: number) {
  return db.prisma.reconciliationReport.findMany({ orderBy: { createdAt: "desc" }, take: limit });
}

/** Up to when the newest report has compared; null before the first. */
export async function findComparedUntil(db: Db): Promise<Date | null> {
  const newest = await db.prisma.reconciliationReport.findFirst({ orderBy: { createdAt: "desc" } });
  return newest?.to ?? null;
}
