import pg from "pg";
import { ownedDatabaseUrl, ownedNodeUrls } from "./test-database";

type Lock = { statement: string; values?: unknown[] };

const PATIENCE_MS = 10_000;

async function connect(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** Holds what the statement locks, in a transaction of the test's own, until it is released. */
export async function holdLock({ statement, values }: Lock) {
  const holder = await connect(await ownedDatabaseUrl());
  // Each node of a cluster knows who waits there. The holder is not asked: in its transaction the view stays as it was
  // first read.
  const nodes = await Promise.all((await ownedNodeUrls()).map(connect));
  await holder.query("BEGIN");
  await holder.query(statement, values);
  return {
    /** Returns when so many transactions wait for a lock, this one or each other's. */
    async untilWaiting(count = 1): Promise<void> {
      const end = performance.now() + PATIENCE_MS;
      for (let waiting = 0; waiting < count; ) {
        waiting = 0;
        for (const node of nodes) {
          const { rows } = await node.query<{ waiting: number }>(
            `SELECT count(*)::int AS waiting FROM pg_stat_activity
              WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`,
          );
          waiting += rows[0]?.waiting ?? 0;
        }
        if (performance.now() > end) throw new Error(`Of ${count} only ${waiting} wait for a lock.`);
      }
    },
    async release(): Promise<void> {
      await holder.query("COMMIT");
      await Promise.all([holder, ...nodes].map((client) => client.end()));
    },
  };
}

/**
 * Starts rivals and lets them go on when all of them wait for the lock or for each other: each has read by then what
 * comes before it, and none has written what comes after. `waiting` says how many transactions they are, where some share
 * one.
 */
export async function meetAtLock<T>(
  lock: Lock,
  rivals: (() => Promise<T>)[],
  waiting = rivals.length,
): Promise<T[]> {
  const held = await holdLock(lock);
  const outcomes = Promise.all(rivals.map((start) => start()));
  try {
    await held.untilWaiting(waiting);
  } finally {
    await held.release();
  }
  return outcomes;
}
