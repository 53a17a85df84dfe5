import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "./db";
import { outageReason } from "./outage";

/** A healthy replica is milliseconds behind; whoever waits longer is answered faster by the primary. */
const PATIENCE_MS = 250;
const FIRST_PAUSE_MS = 4;

/** Everything that has been acknowledged so far is in the log before this place, on this line of history. */
const WRITTEN = {
  name: "replica_written",
  text: `SELECT pg_current_wal_insert_lsn()::text AS place,
                substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) AS timeline`,
};
/**
 * Another timeline has rows that were never acknowledged: so it is at an old primary that was not yet rewound, and at a
 * replica that was promoted by mistake. Where the replica's address leads to the primary, because there is no other, the
 * timeline is the primary's.
 */
const REPLAYED = {
  name: "replica_replayed",
  text: `SELECT CASE WHEN pg_is_in_recovery()
                THEN pg_last_wal_replay_lsn() >= $1::pg_lsn
                     AND (SELECT lpad(upper(to_hex(timeline_id)), 8, '0') FROM pg_control_checkpoint()) = $2
                ELSE substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) = $2
                END AS fresh`,
};
/** PostgreSQL ends a query on a replica that would hold up what is replayed. */
const RECOVERY_CONFLICT = "40001";

/**
 * Reads on the replica, if there is one and it has everything that was acknowledged when the reading began; otherwise, and
 * when the replica fails, on the primary. So nobody sees less than on the primary. `read` must do nothing but read, and may
 * run twice. For reports and exports, which are long; what a guest or cook waits for is read on the primary (ADR 096).
 */
export async function onReplica<T>(db: Db, read: (reader: Db) => Promise<T>): Promise<T> {
  const { replica } = db;
  if (replica === null || !(await hasCaughtUp(db, replica))) return read(db);
  try {
    return await read(replica);
  } catch (error) {
    if (outageReason(error) === null && !isRecoveryConflict(error)) throw error;
    return read(db);
  }
}

async function hasCaughtUp(primary: Db, replica: Db): Promise<boolean> {
  const [written] = await primary.sql.query<{ place: string; timeline: string }>(WRITTEN);
  if (written === undefined) return false;
  const deadline = performance.now() + PATIENCE_MS;
  try {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
      const [state] = await replica.sql.query<{ fresh: boolean | null }>(REPLAYED, [
        written.place,
        written.timeline,
      ]);
      if (state?.fresh) return true;
      if (performance.now() + pauseMs > deadline) return false;
      await wait(pauseMs);
    }
  } catch {
    // It is away, or may not tell: the primary answers in any case.
    return false;
  }
}

function isRecoveryConflict(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === RECOVERY_CONFLICT;
}
