import { Client, Pool, type QueryConfig } from "pg";
import { type Prisma, PrismaClient } from "./generated/client";
import { OneAtATimePg } from "./one-at-a-time";

/** Prisma by default; the pool for plain SQL where round trips count. Both use the same connections. */
export type Db = {
  prisma: PrismaClient;
  pool: Pool;
  /** For a connection of one's own: what a session keeps, such as LISTEN, is lost behind a pooler. */
  directUrl: string;
  close(): Promise<void>;
};

/** A running Prisma transaction. */
export type Tx = Prisma.TransactionClient;

/** Each transaction may meet another session behind a pooler, where a statement of that name is missing or there already. */
class NamelessClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's overloads of query take nearly anything and are passed on as they are.
  override query(...input: any[]): any {
    const [config, ...rest] = input as [QueryConfig, ...unknown[]];
    const isNamed = typeof config === "object" && config !== null && config.name !== undefined;
    const query = super.query as (...passed: unknown[]) => unknown;
    return query.call(this, isNamed ? { ...config, name: undefined } : config, ...rest);
  }
}

/**
 * Connects lazily; a lost connection is replaced by the pool. With a `directUrl` beside it, `url` leads to a pooler such
 * as PgBouncer in transaction mode.
 */
export function createDb(url: string, poolSize: number, directUrl?: string): Db {
  const pool = new Pool({
    connectionString: url,
    ...(directUrl ? { Client: NamelessClient } : {}),
    max: poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    // Prisma's adapter writes and reads instants without their offset, so the session has to keep UTC's clock.
    onConnect: async (client) => {
      await client.query("SET TIME ZONE 'UTC'");
    },
  });
  // An idle connection that breaks is dropped by the pool; without a listener it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const prisma = new PrismaClient({
    adapter: new OneAtATimePg(pool),
    omit: {
      user: { passwordHash: true },
      bazarUser: { passwordHash: true },
      customer: { passwordHash: true },
    },
  });
  return {
    prisma: prisma as unknown as PrismaClient,
    pool,
    directUrl: directUrl ?? url,
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
