import type { PoolClient } from "pg";
import { commitHook } from "./commit-hook";
import type { Db, Tx } from "./db";
import { TRANSACTION_LIMITS } from "./time-limits";

/** Runs `work` in one Prisma transaction. Gateways must not be called inside. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const hook = commitHook();
  if (!hook) return db.prisma.$transaction(work, TRANSACTION_LIMITS);
  const hooked = async (tx: Tx) => {
    const result = await work(tx);
    await hook.beforeCommit((text, values) => tx.$executeRawUnsafe(text, ...values));
    return result;
  };
  return db.prisma.$transaction(hooked, TRANSACTION_LIMITS).catch((error: unknown) => {
    hook.afterRollback();
    throw error;
  });
}

/** Runs `work` in one plain SQL transaction, for the paths where each round trip is counted. */
export async function inSqlTransaction<T>(db: Db, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const hook = commitHook();
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await hook?.beforeCommit(async (text, values) => (await client.query(text, values)).rowCount ?? 0);
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
