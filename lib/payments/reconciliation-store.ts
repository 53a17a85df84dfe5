import type { Db } from "@/lib/db/db";
import type { BookLine, Finding } from "./compare-books";

/**
 * What our ledger booked at the processor in a time range: captures, sold gift cards, confirmed refunds that did not
 * come back, and transfers, keyed as in the ledger.
 */
export async function readLedgerLines(db: Db, { from, to }: { from: Date; to: Date }): Promise<BookLine[]> {
  const rows = await db.prisma.$queryRaw<{ key: string; amount_minor: number }[]>`
    SELECT t.unique_key AS key, abs(sum(e.amount_minor))::float8 AS amount_minor
      FROM ledger_transaction t
      JOIN ledger_entry e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id AND e.account = 'processor'
     WHERE t.kind IN ('capture', 'refund', 'transfer', 'gift-card-issue') AND t.created_at >= ${from} AND t.created_at < ${to}
       AND NOT EXISTS (SELECT FROM ledger_transaction u WHERE t.kind = 'refund'
                        AND u.unique_key = 'refund-undone' || substr(t.unique_key, length('refund') + 1))
     GROUP BY t.unique_key`;
  return rows.map((row) => ({ key: row.key, amountMinor: row.amount_minor }));
}

/** Which of these keys the ledger knows, at any time. */
export async function findLedgerLines(db: Db, keys: string[]): Promise<BookLine[]> {
  const rows = await db.prisma.$queryRaw<{ key: string; amount_minor: number }[]>`
    SELECT t.unique_key AS key, abs(sum(e.amount_minor))::float8 AS amount_minor
      FROM ledger_transaction t
      JOIN ledger_entry e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id AND e.account = 'processor'
     WHERE t.unique_key = ANY(${keys}) GROUP BY t.unique_key`;
  return rows.map((row) => ({ key: row.key, amountMinor: row.amount_minor }));
}

/** Our id of a refund that was made at the processor itself. */
export async function findRefundIds(db: Db, processorRefundIds: string[]): Promise<Map<string, string>> {
  const rows = await db.prisma.refund.findMany({
    where: { processorRefundId: { in: processorRefundIds } },
    select: { id: true, processorRefundId: true },
  });
  return new Map(rows.map((row) => [row.processorRefundId ?? "", row.id]));
}

/** The gift cards that were made of purchases. */
export async function findPurchasedCards(db: Db, purchaseIds: string[]): Promise<Map<string, string>> {
  const rows = await db.prisma.giftCard.findMany({
    where: { purchaseId: { in: purchaseIds } },
    select: { id: true, purchaseId: true },
  });
  return new Map(rows.map((row) => [row.purchaseId ?? "", row.id]));
}

/** Purchases of gift cards that nobody has heard of being paid, begun in the time range, the oldest first. */
export async function listUnpaidPurchases(
  db: Db,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<{ pendingId: string; intentId: string }[]> {
  const rows = await db.prisma.giftCardPurchase.findMany({
    where: { confirmedAt: null, intentId: { not: null }, createdAt: { gte: from, lt: to } },
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { id: true, intentId: true },
  });
  return rows.map((row) => ({ pendingId: row.id, intentId: row.intentId ?? "" }));
}

export async function insertReport(
  db: Db,
  report: { id: string; from: Date; to: Date; compared: number; findings: Finding[]; createdAt: Date },
): Promise<void> {
  await db.prisma.reconciliationReport.create({ data: report });
}

/** Newest first. */
export function listReports(db: Db, limit: number) {
  return db.prisma.reconciliationReport.findMany({ orderBy: { createdAt: "desc" }, take: limit });
}
