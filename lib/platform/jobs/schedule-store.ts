import type { Pool } from "pg";
import type { ScheduledTask } from "./schedule";

/** When each scheduled task was last started. */
export async function readStarts(pool: Pool): Promise<Map<string, Date>> {
  const { rows } = await pool.query<{ name: string; started_at: Date }>(
    "SELECT name, started_at FROM scheduled_task",
  );
  return new Map(rows.map((row) => [row.name, row.started_at]));
}

/** Counts tasks that were never begun as begun now. Returns all starts. */
export async function enterTasks(
  pool: Pool,
  { tasks, now }: { tasks: readonly string[]; now: Date },
): Promise<Map<string, Date>> {
  await pool.query(
    `INSERT INTO scheduled_task (name, started_at) SELECT name, $2::timestamptz FROM unnest($1::text[]) AS name
     ON CONFLICT (name) DO NOTHING`,
    [tasks, now],
  );
  return readStarts(pool);
}

/**
 * Starts a scheduled task, unless another process was faster (it was last started at another time than `seen`). False
 * if its last run has not ended: it can be started once it has. One that waits is put to the front, with all its
 * attempts.
 */
export async function beginScheduled(
  pool: Pool,
  { task, maxAttempts, seen, now }: ScheduledTask & { seen: Date | null; now: Date },
): Promise<boolean> {
  const { rows } = await pool.query<{ running: boolean }>(
    `WITH twin AS MATERIALIZED (
       SELECT locked_at IS NOT NULL AS running FROM graphile_worker._private_jobs WHERE key = $1 FOR UPDATE),
     begun AS (
       INSERT INTO scheduled_task AS t (name, started_at)
       SELECT $1, $2::timestamptz WHERE NOT EXISTS (SELECT FROM twin WHERE running)
       ON CONFLICT (name) DO UPDATE SET started_at = excluded.started_at
         WHERE t.started_at IS NOT DISTINCT FROM $3::timestamptz
       RETURNING name),
     added AS MATERIALIZED (SELECT graphile_worker.add_job($1, job_key := $1, max_attempts := $4) FROM begun)
     SELECT EXISTS (SELECT FROM twin WHERE running) AS running, (SELECT count(*) FROM added)`,
    [task, now, seen, maxAttempts],
  );
  return !rows[0]?.running;
}
