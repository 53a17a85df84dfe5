import { type Client, Pool } from "pg";
import { type Prisma, PrismaClient } from "./generated/client";
import { PlatformPg } from "./prisma-adapter";
import { type Sql, type SqlTx, sqlOfPool } from "./sql";
import { REQUEST_LIMITS, type TimeLimits } from "./time-limits";
import { DatabaseHealth, WatchedClient } from "./watched-client";

/** Prisma by default; the pool for plain SQL where round trips count. Both use the same connections. */
export type Db = {
  prisma: PrismaClient;
  pool: Pool;
  /** Plain SQL over the pool, each statement a transaction of its own. */
  sql: Sql;
  /** A copy that follows the primary and takes reads only; `onReplica` says when it may be asked. */
  replica: Db | null;
  /** Bypasses a pooler: session state, such as LISTEN, is lost behind one. */
  directUrl: string;
  health: DatabaseHealth;
  /** A connection of its own beside the pool, watched like the others; for LISTEN. */
  connection(): Client;
  close(): Promise<void>;
};

/** A running Prisma transaction, for its typed queries and for plain SQL. */
export type Tx = Prisma.TransactionClient & SqlTx;

/**
 * Connects lazily; a lost connection is replaced by the pool. With a `directUrl` beside it, `url` leads to a pooler such
 * as PgBouncer in transaction mode: each transaction may meet another session, so statements have no names there, and
 * PostgreSQL's own limits are the role's to set.
 */
export function createDb(
  url: string,
  poolSize: number,
  {
    directUrl,
    replicaUrl,
    limits = REQUEST_LIMITS,
  }: { directUrl?: string; replicaUrl?: string; limits?: TimeLimits } = {},
): Db {
  const health = new DatabaseHealth();
  const isPooled = directUrl !== undefined;
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: limits.poolMs,
    Client: class extends WatchedClient {
      constructor(config: object = {}) {
        super({ ...config, limits, health, isPooled });
      }
    },
    // Prisma's adapter writes and reads instants without their offset, so the session has to keep UTC's clock.
    onConnect: async (client) => {
      const ownLimits = `; SET statement_timeout = ${limits.statementMs}; SET lock_timeout = ${limits.lockMs};
        SET idle_in_transaction_session_timeout = ${limits.idleInTransactionMs}`;
      await client.query(`SET TIME ZONE 'UTC'${isPooled ? "" : ownLimits}`);
    },
  });
  // An idle connection that breaks is dropped by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const prisma = new PrismaClient({
    adapter: new PlatformPg(pool),
    omit: {
      user: { passwordHash: true },
      bazarUser: { passwordHash: true },
      customer: { passwordHash: true },
    },
  });
  const replica = replicaUrl === undefined ? null : createDb(replicaUrl, poolSize, { limits });
  return {
    prisma: prisma as unknown as PrismaClient,
    pool,
    sql: sqlOfPool(pool),
    replica,
    directUrl: directUrl ?? url,
    health,
    connection: () => new WatchedClient({ connectionString: directUrl ?? url, limits, health }),
    async close() {
      await prisma.$disconnect();
      await pool.end();
      await replica?.close();
    },
  };
}
