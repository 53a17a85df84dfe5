import { Pool } from "pg";
import { type Prisma, PrismaClient } from "./generated/client";
import { OneAtATimePg } from "./one-at-a-time";

/** Prisma by default; the pool for plain SQL where round trips count. Both use the same connections. */
export type Db = { prisma: PrismaClient; pool: Pool; url: string; close(): Promise<void> };

/** A running Prisma transaction. */
export type Tx = Prisma.TransactionClient;

/** Connects lazily; a lost connection is replaced by the pool. */
export function createDb(url: string, poolSize: number): Db {
  const pool = new Pool({
    connectionString: url,
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
    url,
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
