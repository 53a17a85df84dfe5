import type { TimeRange } from "@/lib/payments/processor/processor-lists";
import type { Db, Tx } from "@/lib/platform/db/db";
import { EACH_TENANT, withoutTwins } from "@/lib/platform/db/each-tenant-sql";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { ProcessorLine } from "./reconciliation-line";
import type { Reading } from "./reconciliation-reading";
import { NOT_UNDONE } from "./reconciliation-store";

/** There is one comparison at a time. */
const NAME = "processor";

/** The comparison that is not finished, or null. */
export async function findReading(db: Db): Promise<Reading | null> {
  const row = await db.prisma.reconciliationReading.findUnique({ where: { name: NAME } });
  return row && (row as unknown as Reading);
}

/** Begins a comparison, unless another process was faster, and returns the one that runs. */
export async function beginReading(db: Db, { from, to }: TimeRange): Promise<Reading> {
  const data = { name: NAME, from, to, source: "intents" };
  await db.prisma.reconciliationReading.createMany({ data, skipDuplicates: true });
  const row = await db.prisma.reconciliationReading.findUniqueOrThrow({ where: { name: NAME } });
  return row as unknown as Reading;
}

/** Keeps how far a comparison is. False when another process has gone on with it meanwhile. */
export async function advanceReading(
  tx: SqlTx,
  { from, to }: { from: Reading; to: Reading },
): Promise<boolean> {
  const moved = await tx.execute(
    `UPDATE reconciliation_reading SET source = $1, after = $2, compared = $3, findings = $4::jsonb
      WHERE name = $5 AND "to" = $6 AND source = $7 AND after = $8`,
    [to.source, to.after, to.compared, JSON.stringify(to.findings), NAME, from.to, from.source, from.after],
  );
  return moved === 1;
}

/** Ends a comparison, once. False when it was ended before. */
export async function endReading(tx: Tx, { to }: { to: Date }): Promise<boolean> {
  const { count } = await tx.reconciliationReading.deleteMany({ where: { name: NAME, to } });
  return count === 1;
}

const KEEP = `
  INSERT INTO reconciliation_line (id, key, amount_minor, created_at, seen_at)
  SELECT id, key, "amountMinor", "createdAt", $2
    FROM jsonb_to_recordset($1::jsonb) AS line(id text, key text, "amountMinor" int, "createdAt" timestamptz)
  ON CONFLICT (id) DO UPDATE SET key = excluded.key, amount_minor = excluded.amount_minor, seen_at = excluded.seen_at`;

/** Keeps what a page of the processor's list shows, for the ledger to be compared with. */
export async function keepLines(
  tx: SqlTx,
  { lines, idle, now }: { lines: readonly ProcessorLine[]; idle: readonly string[]; now: Date },
): Promise<void> {
  if (lines.length > 0) await tx.execute(KEEP, [JSON.stringify(lines), now]);
  if (idle.length > 0) await tx.execute("DELETE FROM reconciliation_line WHERE id = ANY($1)", [idle]);
}

/**
 * The ledger's captures, confirmed refunds and disputes, and transfers; each restaurant's are read by its index. Entries are
 * found by their transaction alone: by their account as well, a database without statistics reads all of an account each time.
 */
const LEDGER = `
  WITH booked AS MATERIALIZED (
    SELECT t.unique_key AS key, abs(sum(e.amount_minor) FILTER (WHERE e.account = 'processor')) AS amount
      FROM ${EACH_TENANT}
     CROSS JOIN LATERAL (
           SELECT t.tenant_id, t.id, t.unique_key FROM ledger_transaction t
            WHERE t.tenant_id = each.tenant_id AND t.created_at >= $1 AND t.created_at < $2
              AND t.kind IN ('capture', 'refund', 'dispute', 'transfer') AND ${NOT_UNDONE.sql}) t
      JOIN ledger_entry e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id
     WHERE ${withoutTwins("each.tenant_id")}
     GROUP BY 1 HAVING bool_or(e.account = 'processor')),
  sides AS MATERIALIZED (
    SELECT booked.key, booked.amount::float8 AS "ledgerMinor", listed.amount::float8 AS "processorMinor",
           coalesce(listed.created_at < $3, true) AS "isNew"
      FROM booked
     CROSS JOIN LATERAL (SELECT sum(line.amount_minor) AS amount, max(line.created_at) AS created_at
                           FROM reconciliation_line line WHERE line.key = booked.key) listed)
  SELECT (SELECT count(*)::int FROM sides WHERE "isNew") AS compared,
         (SELECT coalesce(jsonb_agg(differs), '[]')
            FROM (SELECT key, "ledgerMinor", "processorMinor" FROM sides
                   WHERE "ledgerMinor" IS DISTINCT FROM "processorMinor" ORDER BY key LIMIT $4) differs) AS differing`;

export type Sides = { key: string; ledgerMinor: number; processorMinor: number | null };

/**
 * What the ledger has booked in a time range, against what the processor's lists have shown of it: how much of it no list
 * from `listedFrom` on has, and the first that differ.
 */
export async function compareLedger(
  db: Db,
  { from, to, listedFrom, limit }: TimeRange & { listedFrom: Date; limit: number },
): Promise<{ compared: number; differing: Sides[] }> {
  const [row] = await db.sql.query<{ compared: number; differing: Sides[] }>(
    { name: "reconcile-ledger", text: LEDGER },
    [from, to, listedFrom, limit],
  );
  if (!row) throw new Error("The ledger was not compared");
  return row;
}
