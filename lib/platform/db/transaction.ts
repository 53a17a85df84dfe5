import { openAtCommit } from "./at-commit";
import { commitHook } from "./commit-hook";
import type { Db, Tx } from "./db";
import { type SqlTx, sqlOfPool, sqlOfPrisma } from "./sql";
import { TRANSACTION_LIMITS } from "./time-limits";

/** Runs `work` in one Prisma transaction. Gateways must not be called inside. */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  limits = TRANSACTION_LIMITS,
): Promise<T> {
  const hook = commitHook();
  const begun = db.prisma.$transaction(async (client) => {
    const sql = { ...sqlOfPrisma(client), isTransaction: true };
    // Defined on an object of its own: an assignment would end on the Prisma client that all transactions share.
    const tx: Tx = Object.create(client, Object.getOwnPropertyDescriptors(sql));
    const takeLastSteps = openAtCommit(tx);
    const result = await work(tx);
    await takeLastSteps();
    await hook?.beforeCommit(tx);
    return result;
  }, limits);
  if (!hook) return begun;
  return begun.catch((error: unknown) => {
    hook.afterRollback();
    throw error;
  });
}

/** Runs `work` in one plain SQL transaction, for the paths where each round trip is counted. */
export async function inSqlTransaction<T>(db: Db, work: (tx: SqlTx) => Promise<T>): Promise<T> {
  const hook = commitHook();
  const client = await db.pool.connect();
  const tx: SqlTx = { ...sqlOfPool(client), isTransaction: true };
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
    const takeLastSteps = openAtCommit(tx);
    const result = await work(tx);
    await takeLastSteps();
    await hook?.beforeCommit(tx);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    hook?.afterRollback();
    throw error;
  } finally {
    client.release(broken);
  }
}
