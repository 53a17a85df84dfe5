import type { PoolClient } from "pg";
import type { Db, Tx } from "./db";

/** Runs `work` in one Prisma transaction. Gateways must not be called inside. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.prisma.$transaction(work, { maxWait: 5_000, timeout: 10_000 });
}

/** Runs `work` in one plain SQL transaction, for the paths where each round trip is counted. */
export async function inSqlTransaction<T>(db: Db, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
