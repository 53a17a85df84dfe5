import type { ProcessorTransaction } from "@/lib/payments/processor/processor-transaction";
import type { Db } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";

/** How far the processor's list is read; a window that is open was read from its newest down to `after`. */
export type Reading = {
  readUntil: Date | null;
  window: { from: Date; to: Date; after: string | null } | null;
};

const NAME = "transactions";

/** Where the reading stands. */
export async function findReading(db: Db): Promise<Reading> {
  const row = await db.prisma.processorReading.findUnique({ where: { name: NAME } });
  const { readUntil = null, windowFrom = null, windowTo = null, after = null } = row ?? {};
  return { readUntil, window: windowFrom && windowTo && { from: windowFrom, to: windowTo, after } };
}

/** Moves the reading on. Whoever is behind another reader changes nothing: its pages are read already. */
export async function moveReading(tx: SqlTx, { from, to }: { from: Reading; to: Reading }): Promise<boolean> {
  const flat = ({ readUntil, window }: Reading) => [
    readUntil,
    window?.from ?? null,
    window?.to ?? null,
    window?.after ?? null,
  ];
  const moved = await tx.execute(
    `INSERT INTO processor_reading AS known (name, read_until, window_from, window_to, after)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (name) DO UPDATE SET read_until = $2, window_from = $3, window_to = $4, after = $5
       WHERE (known.read_until, known.window_from, known.window_to, known.after)
             IS NOT DISTINCT FROM ($6::timestamptz, $7::timestamptz, $8::timestamptz, $9::text)`,
    [NAME, ...flat(to), ...flat(from)],
  );
  return moved === 1;
}

const INSERT = `
  INSERT INTO processor_transaction
    (id, kind, type, currency, amount, fee, net, source_id, intent_id, booked_minor, booked_currency, created_at,
     available_at)
  SELECT id, kind::processor_transaction_kind, type, currency, amount, fee, net, source_id, intent_id, booked_minor,
         booked_currency, created_at, available_at
    FROM jsonb_to_recordset($1::jsonb) AS t(
         id text, kind text, type text, currency text, amount bigint, fee bigint, net bigint, source_id text,
         intent_id text, booked_minor bigint, booked_currency text, created_at timestamptz, available_at timestamptz)
  ON CONFLICT (id) DO NOTHING`;

/** Keeps transactions that are not known yet. Returns how many. */
export function insertTransactions(
  tx: SqlTx,
  transactions: readonly ProcessorTransaction[],
): Promise<number> {
  const rows = transactions.map((transaction) => ({
    id: transaction.id,
    kind: transaction.kind,
    type: transaction.type,
    currency: transaction.currency,
    amount: transaction.amount,
    fee: transaction.fee,
    net: transaction.net,
    source_id: transaction.sourceId,
    intent_id: transaction.intentId,
    booked_minor: transaction.booked?.amountMinor ?? null,
    booked_currency: transaction.booked?.currency ?? null,
    created_at: transaction.createdAt,
    available_at: transaction.availableAt,
  }));
  return tx.execute(INSERT, [JSON.stringify(rows)]);
}

/** What is kept of a time range, by the processor's ids. */
export async function listKept(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<{ id: string; currency: string; net: number; createdAt: Date }[]> {
  return db.sql.query(
    `SELECT id, currency, net::float8 AS net, created_at AS "createdAt" FROM processor_transaction
      WHERE created_at >= $1 AND created_at < $2`,
    [from, to],
  );
}
