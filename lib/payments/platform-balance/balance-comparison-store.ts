import { MOVEMENT_OF } from "@/lib/payments/processor/processor-transaction";
import type { Db } from "@/lib/platform/db/db";
import { EACH_TENANT, withoutTwins } from "@/lib/platform/db/each-tenant-sql";
import type { Books, KindSum, Unmatched } from "./balance-comparison";

/** Half-open. */
export type Range = { from: Date; to: Date };

/** So many of a day say that something is wrong; the rest is in the difference. */
const MOST_UNMATCHED = 500;

const movements = Object.values(MOVEMENT_OF)
  .map((kind) => `'${kind}'`)
  .join(", ");

/** Ours of the processor's objects that `moved` names; looked up by themselves, as they are on other hosts in a cluster. */
const ours = (columns: string, table: string, name: string, kinds: string) => `
  (SELECT ${columns}, ${name} AS source_id FROM ${table}
    WHERE ${name} = ANY (ARRAY(SELECT source_id FROM moved WHERE kind IN (${kinds}))))`;

/**
 * The processor's transactions of a range that the ledger does not have, or has with another amount, each by the name that
 * the ledger would give it. What left and came back without ever being booked, such as a refund that failed at once, is
 * left out.
 */
const AT_PROCESSOR = `
  WITH moved AS MATERIALIZED (
    SELECT source_id, intent_id, kind, booked_minor, booked_currency AS currency, created_at
      FROM processor_transaction WHERE created_at >= $1 AND created_at < $2 AND booked_minor IS NOT NULL),
  named AS MATERIALIZED (
    SELECT p.source_id, p.booked_minor, p.currency, p.created_at, coalesce(r.status = 'pending', false) AS is_pending,
           CASE p.kind
             WHEN 'capture' THEN 'capture:' || coalesce(p.intent_id, p.source_id)
             WHEN 'refund' THEN 'refund:' || coalesce(r.id, p.source_id)
             WHEN 'refund_return' THEN 'refund-undone:' || coalesce(r.id, p.source_id)
             WHEN 'dispute' THEN 'dispute:' || coalesce(d.id, p.source_id)
             WHEN 'dispute_return' THEN 'dispute-undone:' || coalesce(d.id, p.source_id)
             WHEN 'transfer' THEN 'transfer:' || coalesce(f.id, p.source_id)
             ELSE 'reversal:' || coalesce(rr.id, dr.id, p.source_id) END AS key,
           CASE p.kind
             WHEN 'refund' THEN 'refund-undone:' || r.id WHEN 'refund_return' THEN 'refund:' || r.id
             WHEN 'dispute' THEN 'dispute-undone:' || d.id WHEN 'dispute_return' THEN 'dispute:' || d.id END AS opposite
      FROM moved p
      LEFT JOIN ${ours("id, status", "refund", "processor_refund_id", "'refund', 'refund_return'")} r
        ON p.kind IN ('refund', 'refund_return') AND r.source_id = p.source_id
      LEFT JOIN ${ours("id", "dispute", "processor_dispute_id", "'dispute', 'dispute_return'")} d
        ON p.kind IN ('dispute', 'dispute_return') AND d.source_id = p.source_id
      LEFT JOIN ${ours("id", "transfer", "processor_transfer_id", "'transfer'")} f
        ON p.kind = 'transfer' AND f.source_id = p.source_id
      LEFT JOIN ${ours("id", "refund", "reversal_id", "'reversal'")} rr
        ON p.kind = 'reversal' AND rr.source_id = p.source_id
      LEFT JOIN ${ours("id", "dispute", "reversal_id", "'reversal'")} dr
        ON p.kind = 'reversal' AND dr.source_id = p.source_id),
  booked AS MATERIALIZED (
    SELECT t.unique_key AS key, (
             SELECT sum(e.amount_minor) FROM ledger_entry e
              WHERE e.tenant_id = t.tenant_id AND e.transaction_id = t.id AND e.account = 'processor') AS amount_minor
      FROM ledger_transaction t
     WHERE t.unique_key = ANY (ARRAY(SELECT unnest(ARRAY[key, opposite]) FROM named)))
  SELECT named.key, named.currency, booked.amount_minor::float8 AS "ledgerMinor",
         named.booked_minor::float8 AS "processorMinor", named.created_at AS "createdAt", named.is_pending AS "isPending"
    FROM named LEFT JOIN booked ON booked.key = named.key
   WHERE booked.amount_minor IS DISTINCT FROM named.booked_minor
     AND NOT (booked.amount_minor IS NULL
              AND NOT EXISTS (SELECT FROM booked undone WHERE undone.key = named.opposite)
              AND (SELECT sum(o.booked_minor) FROM processor_transaction o WHERE o.source_id = named.source_id) = 0)
   ORDER BY named.created_at LIMIT ${MOST_UNMATCHED}`;

const kindAtProcessor = Object.entries(MOVEMENT_OF)
  .map(([kind, movement]) => `WHEN '${movement}' THEN '${kind}'`)
  .join(" ");

const hasTransaction = (by: string) => `EXISTS (
  SELECT FROM processor_transaction p WHERE p.kind = moved.kind::processor_transaction_kind AND p.${by} = moved.source)`;

/** The ledger's movements of a range that have changed nothing at the processor. Each restaurant's are read by its index. */
const IN_LEDGER = `
  WITH moved AS MATERIALIZED (
    SELECT l.unique_key AS key, e.currency, e.amount_minor, l.created_at, CASE l.kind ${kindAtProcessor} END AS kind,
           CASE l.kind
             WHEN 'capture' THEN l.cause
             WHEN 'refund' THEN r.processor_refund_id WHEN 'refund-undone' THEN r.processor_refund_id
             WHEN 'dispute' THEN d.processor_dispute_id WHEN 'dispute-undone' THEN d.processor_dispute_id
             WHEN 'transfer' THEN f.processor_transfer_id
             ELSE coalesce(r.reversal_id, d.reversal_id) END AS source
      FROM ${EACH_TENANT}
     CROSS JOIN LATERAL (
           SELECT tenant_id, id, kind, unique_key, split_part(unique_key, ':', 2) AS cause, created_at
             FROM ledger_transaction
            WHERE tenant_id = each.tenant_id AND created_at >= $1 AND created_at < $2 AND kind IN (${movements})) l
      JOIN LATERAL (
           SELECT min(currency) AS currency, sum(amount_minor) AS amount_minor FROM ledger_entry
            WHERE tenant_id = l.tenant_id AND transaction_id = l.id AND account = 'processor') e
        ON e.amount_minor IS NOT NULL
      LEFT JOIN refund r ON l.kind IN ('refund', 'refund-undone', 'reversal') AND r.tenant_id = l.tenant_id AND r.id = l.cause
      LEFT JOIN dispute d ON l.kind IN ('dispute', 'dispute-undone', 'reversal') AND d.tenant_id = l.tenant_id AND d.id = l.cause
      LEFT JOIN transfer f ON l.kind = 'transfer' AND f.tenant_id = l.tenant_id AND f.id = l.cause
     WHERE ${withoutTwins("each.tenant_id")})
  SELECT key, currency, amount_minor::float8 AS "ledgerMinor", NULL::float8 AS "processorMinor",
         created_at AS "createdAt", false AS "isPending"
    FROM moved
   WHERE NOT CASE kind WHEN 'capture' THEN ${hasTransaction("intent_id")} ELSE ${hasTransaction("source_id")} END
   ORDER BY created_at LIMIT ${MOST_UNMATCHED}`;

const UNMATCHED = `(SELECT * FROM (${AT_PROCESSOR}) a UNION ALL SELECT * FROM (${IN_LEDGER}) b)`;

/** What does not match of a day. */
export function listUnmatched(db: Db, { from, to }: Range): Promise<Unmatched[]> {
  return db.sql.query<Unmatched>(UNMATCHED, [from, to]);
}

const all = (text: string) => `coalesce((SELECT jsonb_agg(x) FROM (${text}) x), '[]')`;

const BOOKS = `
  SELECT ${all(
    `SELECT currency, kind::text AS kind, sum(amount)::float8 AS amount, sum(fee)::float8 AS fee
       FROM processor_transaction GROUP BY 1, 2`,
  )} AS sums,
         ${all(
           `SELECT booked_currency AS currency, sum(booked_minor)::float8 AS "amountMinor"
              FROM processor_transaction WHERE booked_minor IS NOT NULL GROUP BY 1`,
         )} AS booked,
         ${all(
           `SELECT currency, sum(amount_minor)::float8 AS "amountMinor"
              FROM ledger_entry WHERE account = 'processor' AND ${withoutTwins("tenant_id")} GROUP BY 1`,
         )} AS ledger,
         ${all(
           `SELECT currency, net::float8 AS net, created_at AS "createdAt"
              FROM processor_transaction WHERE created_at >= $3 ORDER BY created_at`,
         )} AS near,
         ${all(UNMATCHED)} AS unmatched`;

type Dated = { createdAt: string };
type BooksRow = {
  sums: KindSum[];
  booked: Books["booked"];
  ledger: Books["ledger"];
  near: (Omit<Books["near"][number], "createdAt"> & Dated)[];
  unmatched: (Omit<Unmatched, "createdAt"> & Dated)[];
};

/**
 * Everything that is compared and what does not match of a range, as of one moment: transactions and ledger in one
 * statement. `nearFrom` is a little before the balance was read.
 */
export async function readBooks(
  db: Db,
  { from, to, nearFrom }: Range & { nearFrom: Date },
): Promise<{ books: Books; unmatched: Unmatched[] }> {
  const [row] = await db.sql.query<BooksRow>(BOOKS, [from, to, nearFrom]);
  if (!row) throw new Error("The books of the platform were not read");
  const dated = <T extends Dated>({ createdAt, ...rest }: T) => ({ ...rest, createdAt: new Date(createdAt) });
  const { sums, booked, ledger } = row;
  return {
    books: { sums, booked, ledger, near: row.near.map(dated) },
    unmatched: row.unmatched.map(dated),
  };
}

/** When the oldest transaction was made; null before the first. */
export async function findFirstDay(db: Db): Promise<Date | null> {
  const [row] = await db.sql.query<{ first: Date | null }>(
    `SELECT least((SELECT min(created_at) FROM processor_transaction),
                  (SELECT min(l.created_at) FROM ${EACH_TENANT}
                    CROSS JOIN LATERAL (SELECT created_at FROM ledger_transaction
                                         WHERE tenant_id = each.tenant_id ORDER BY created_at LIMIT 1) l
                    WHERE ${withoutTwins("each.tenant_id")})) AS first`,
  );
  return row?.first ?? null;
}
