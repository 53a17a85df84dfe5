import type { Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { BalanceTransactionObject } from "./balance-transaction-object";
import type { EmulatorObject } from "./emulator-object";

/** Opens the balance in a currency, empty. False when it was open; a rival waits for the first one's commit. */
export async function beginBalance(tx: Tx, currency: string): Promise<boolean> {
  const begun = await tx.$executeRaw`
    INSERT INTO stripe_emulator_balance (currency, total) VALUES (${currency}, 0) ON CONFLICT DO NOTHING`;
  return begun === 1;
}

/** What is available in a currency, or null when nothing ever was. Holds it until the transaction ends. */
export async function lockBalance(
  tx: Tx,
  { currency, now }: { currency: string; now: Date },
): Promise<{ available: number } | null> {
  const [held] = await tx.$queryRaw<{ total: number }[]>`
    SELECT total::float8 AS total FROM stripe_emulator_balance WHERE currency = ${currency} FOR UPDATE`;
  if (!held) return null;
  const [waiting] = await tx.$queryRaw<{ pending: number }[]>`
    SELECT coalesce(sum(net), 0)::float8 AS pending FROM stripe_emulator_transaction
     WHERE currency = ${currency} AND available_at > ${now}`;
  return { available: held.total - (waiting?.pending ?? 0) };
}

/** Changes the balance. */
export async function insertTransaction(
  tx: Tx,
  transaction: BalanceTransactionObject,
  { objectId, now }: { objectId: string; now: Date },
): Promise<void> {
  const { id, type, currency, net, available_on: availableOn, source } = transaction;
  await tx.$executeRaw`
    WITH changed AS (
      INSERT INTO stripe_emulator_balance AS held (currency, total) VALUES (${currency}, ${net})
      ON CONFLICT (account, currency) DO UPDATE SET total = held.total + excluded.total)
    INSERT INTO stripe_emulator_transaction
      (id, type, currency, net, available_at, source_id, object_id, body, created_at)
    VALUES (${id}, ${type}, ${currency}, ${net}, ${new Date(availableOn * 1000)}, ${source}, ${objectId},
            ${JSON.stringify(transaction)}::jsonb, ${now})`;
}

/** What is available and pending in each currency that anything happened in. */
export function readBalances(
  tx: Tx,
  now: Date,
): Promise<{ currency: string; available: number; pending: number }[]> {
  return tx.$queryRaw`
    SELECT held.currency, (held.total - waiting.pending)::float8 AS available, waiting.pending::float8 AS pending
      FROM stripe_emulator_balance held
     CROSS JOIN LATERAL (
           SELECT coalesce(sum(net), 0) AS pending FROM stripe_emulator_transaction t
            WHERE t.currency = held.currency AND t.available_at > ${now}) waiting
     ORDER BY held.currency`;
}

export async function findTransaction(tx: Tx, id: string): Promise<BalanceTransactionObject | null> {
  const [row] = await tx.$queryRaw<{ body: BalanceTransactionObject }[]>`
    SELECT body FROM stripe_emulator_transaction WHERE id = ${id}`;
  return row?.body ?? null;
}

/** What an object changed first: for a charge, its arrival. */
export async function findFirstTransaction(
  tx: Tx,
  sourceId: string,
): Promise<BalanceTransactionObject | null> {
  const [row] = await tx.$queryRaw<{ body: BalanceTransactionObject }[]>`
    SELECT body FROM stripe_emulator_transaction WHERE source_id = ${sourceId} ORDER BY sequence LIMIT 1`;
  return row?.body ?? null;
}

export type TransactionFilter = {
  type: string | null;
  source: string | null;
  payout: string | null;
  currency: string | null;
  createdFrom: Date | null;
  createdBefore: Date | null;
  startingAfter: string | null;
  endingBefore: string | null;
  limit: number;
};

const sequenceOf = (id: string) =>
  Prisma.sql`(SELECT sequence FROM stripe_emulator_transaction WHERE id = ${id})`;

/** Newest first; before an end, those next to it. Each with the object that it is about. */
export async function listTransactions(
  tx: Tx,
  filter: TransactionFilter,
): Promise<{ transaction: BalanceTransactionObject; object: EmulatorObject | null }[]> {
  const { endingBefore, startingAfter } = filter;
  const conditions = [
    filter.type === null ? null : Prisma.sql`t.type = ${filter.type}`,
    filter.source === null ? null : Prisma.sql`t.source_id = ${filter.source}`,
    filter.payout === null ? null : Prisma.sql`t.payout_id = ${filter.payout}`,
    filter.currency === null ? null : Prisma.sql`t.currency = ${filter.currency}`,
    filter.createdFrom === null ? null : Prisma.sql`t.created_at >= ${filter.createdFrom}`,
    filter.createdBefore === null ? null : Prisma.sql`t.created_at < ${filter.createdBefore}`,
    startingAfter === null ? null : Prisma.sql`t.sequence < ${sequenceOf(startingAfter)}`,
    endingBefore === null ? null : Prisma.sql`t.sequence > ${sequenceOf(endingBefore)}`,
  ].filter((condition) => condition !== null);
  const where =
    conditions.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(conditions, " AND ")}`;
  const order = endingBefore === null ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const rows = await tx.$queryRaw<{ body: BalanceTransactionObject; object: EmulatorObject | null }[]>`
    SELECT t.body, o.body AS object
      FROM (SELECT * FROM stripe_emulator_transaction t ${where} ORDER BY t.sequence ${order} LIMIT ${filter.limit}) t
      LEFT JOIN stripe_emulator_object o ON o.id = t.object_id
     ORDER BY t.sequence ${order}`;
  return rows.map(({ body, object }) => ({ transaction: body, object }));
}

/** Marks everything available as paid out with an automatic payout. */
export async function markPaidOut(
  tx: Tx,
  { payoutId, currency, now }: { payoutId: string; currency: string; now: Date },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE stripe_emulator_transaction SET payout_id = ${payoutId}
     WHERE currency = ${currency} AND available_at <= ${now} AND payout_id IS NULL`;
}
