import { MOVEMENT_OF } from "@/lib/payments/processor/processor-transaction";
import type { Db } from "@/lib/platform/db/db";
import type { Books, KindSum, Unmatched } from "./balance-comparison";

/** Half-open. */
export type Range = { from: Date; to: Date };

/** So many of a day say that something is wrong; the rest is in the difference. */
const MOST_UNMATCHED = 500;

const movements = Object.values(MOVEMENT_OF)
  .map((kind) => `'${kind}'`)
  .join(", ");

/** What the ledger has at the processor by a movement. */
const bookedBy = (movement: string) => `
  SELECT sum(e.amount_minor) AS amount_minor FROM ledger_entry e
   WHERE e.tenant_id = ${movement}.tenant_id AND e.transaction_id = ${movement}.id AND e.account = 'processor'`;

/**
 * The processor's transactions of a range that the ledger does not have, or has with another amount, each by the name that
 * the ledger would give it. What left and came back without ever being booked, such as a refund that failed at once, is
 * left out.
 */
const AT_PROCESSOR = `
  SELECT named.key, named.currency, l.amount_minor::float8 AS "ledgerMinor",
         named.booked_minor::float8 AS "processorMinor", named.created_at AS "createdAt", named.is_pending AS "isPending"
    FROM (
      SELECT p.source_id, p.booked_minor, p.booked_currency AS currency, p.created_at,
             coalesce(r.status = 'pending', false) AS is_pending,
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
        FROM processor_transaction p
        LEFT JOIN refund r ON p.kind IN ('refund', 'refund_return') AND r.processor_refund_id = p.source_id
        LEFT JOIN dispute d ON p.kind IN ('dispute', 'dispute_return') AND d.processor_dispute_id = p.source_id
        LEFT JOIN transfer f ON p.kind = 'transfer' AND f.processor_transfer_id = p.source_id
        LEFT JOIN refund rr ON p.kind = 'reversal' AND rr.reversal_id = p.source_id
        LEFT JOIN dispute dr ON p.kind = 'reversal' AND dr.reversal_id = p.source_id
       WHERE p.created_at >= $1 AND p.created_at < $2 AND p.booked_minor IS NOT NULL) named
    LEFT JOIN LATERAL (
      SELECT (${bookedBy("t")}) AS amount_minor FROM ledger_transaction t WHERE t.unique_key = named.key) l ON true
   WHERE l.amount_minor IS DISTINCT FROM named.booked_minor
     AND NOT (l.amount_minor IS NULL
              AND NOT EXISTS (SELECT FROM ledger_transaction t WHERE t.unique_key = named.opposite)
              AND (SELECT sum(o.booked_minor) FROM processor_transaction o WHERE o.source_id = named.source_id) = 0)
   ORDER BY named.created_at LIMIT ${MOST_UNMATCHED}`;

const hasTransaction = (kind: string, by: string) =>
  `EXISTS (SELECT FROM processor_transaction p WHERE p.kind = '${kind}' AND p.${by})`;

/** The ledger's movements of a range that have changed nothing at the processor. Each restaurant's are read by its index. */
const IN_LEDGER = `
  SELECT l.unique_key AS key, e.currency, e.amount_minor::float8 AS "ledgerMinor", NULL::float8 AS "processorMinor",
         l.created_at AS "createdAt", false AS "isPending"
    FROM tenant t
   CROSS JOIN LATERAL (
         SELECT tenant_id, id, kind, unique_key, split_part(unique_key, ':', 2) AS cause, created_at
           FROM ledger_transaction
          WHERE tenant_id = t.id AND created_at >= $1 AND created_at < $2 AND kind IN (${movements})) l
    JOIN LATERAL (
         SELECT min(currency) AS currency, sum(amount_minor) AS amount_minor FROM ledger_entry
          WHERE tenant_id = l.tenant_id AND transaction_id = l.id AND account = 'processor') e
      ON e.amount_minor IS NOT NULL
    LEFT JOIN refund r ON l.kind IN ('refund', 'refund-undone', 'reversal') AND r.tenant_id = l.tenant_id AND r.id = l.cause
    LEFT JOIN dispute d ON l.kind IN ('dispute', 'dispute-undone', 'reversal') AND d.tenant_id = l.tenant_id AND d.id = l.cause
    LEFT JOIN transfer f ON l.kind = 'transfer' AND f.tenant_id = l.tenant_id AND f.id = l.cause
   WHERE NOT CASE l.kind
           WHEN 'capture' THEN ${hasTransaction("capture", "intent_id = l.cause")}
           WHEN 'refund' THEN ${hasTransaction("refund", "source_id = r.processor_refund_id")}
           WHEN 'refund-undone' THEN ${hasTransaction("refund_return", "source_id = r.processor_refund_id")}
           WHEN 'dispute' THEN ${hasTransaction("dispute", "source_id = d.processor_dispute_id")}
           WHEN 'dispute-undone' THEN ${hasTransaction("dispute_return", "source_id = d.processor_dispute_id")}
           WHEN 'transfer' THEN ${hasTransaction("transfer", "source_id = f.processor_transfer_id")}
           ELSE ${hasTransaction("reversal", "source_id = coalesce(r.reversal_id, d.reversal_id)")} END
   ORDER BY l.created_at LIMIT ${MOST_UNMATCHED}`;

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
              FROM ledger_entry WHERE account = 'processor' GROUP BY 1`,
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
                  (SELECT min(l.created_at) FROM tenant t
                    CROSS JOIN LATERAL (SELECT created_at FROM ledger_transaction
                                         WHERE tenant_id = t.id ORDER BY created_at LIMIT 1) l)) AS first`,
  );
  return row?.first ?? null;
}
