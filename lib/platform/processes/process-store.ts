import type { Db } from "@/lib/platform/db/db";
import type { Sql } from "@/lib/platform/db/sql";
import { DEAD_AFTER_MS } from "./process-times";

const DEAD = `now() - interval '${DEAD_AFTER_MS} ms'`;

/** The process again if it no longer beats; null when it lives, and when it is not known. */
export async function findDead(db: Db, processId: string | null): Promise<string | null> {
  if (processId === null) return null;
  const living = await db.sql.query(`SELECT id FROM server_process WHERE id = $1 AND beat_at > ${DEAD}`, [
    processId,
  ]);
  return living.length > 0 ? null : processId;
}

/** Writes the heartbeat of a process and forgets those that have been silent for an hour. */
export async function beatProcess(
  db: Sql,
  { id, instance }: { id: string; instance: string | null },
): Promise<void> {
  await db.execute(
    `WITH forgotten AS (DELETE FROM server_process WHERE beat_at < now() - interval '1 hour')
     INSERT INTO server_process AS p (id, instance, beat_at) VALUES ($1, $2, now())
     ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at`,
    [id, instance],
  );
}

/** Takes the earlier processes of an instance off the list: its port is free, so they have ended. */
export async function endEarlierProcesses(
  db: Sql,
  { id, instance }: { id: string; instance: string },
): Promise<void> {
  await db.execute("DELETE FROM server_process WHERE instance = $2 AND id <> $1", [id, instance]);
}

/** Takes a process that ends off the list. */
export async function endProcess(db: Sql, { id }: { id: string }): Promise<void> {
  await db.execute("DELETE FROM server_process WHERE id = $1", [id]);
}
