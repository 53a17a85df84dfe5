import type { Pool } from "pg";
import { BEAT_MS, DEAD_AFTER_MS, TAKEN_AFTER_MS } from "./job-times";
import { QUEUE_NAMES, QUEUES, type QueueName } from "./queues";
import { SCHEDULED_TASKS } from "./schedule";

const DEAD = `now() - interval '${DEAD_AFTER_MS} ms'`;
/** By then a worker knows of a job that it has taken. */
const TAKEN = `now() - interval '${TAKEN_AFTER_MS} ms'`;

/** What the workers of this process hold, with the jobs in hand. */
type Holdings = { workerIds: readonly string[]; jobIds: readonly string[]; judgesOthers: boolean };

/**
 * Writes the heartbeat of these workers. True if the previous one was on time too: after an outage of the database all
 * workers seem dead, and one that was silent itself must not judge the others.
 */
export async function beat(pool: Pool, workerIds: readonly string[]): Promise<boolean> {
  const { rows } = await pool.query<{ steady: boolean }>(
    `WITH before AS (SELECT max(beat_at) AS at FROM job_worker WHERE id = ANY($1)),
     told AS (
       INSERT INTO job_worker (id, beat_at) SELECT unnest($1::text[]), now()
       ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at),
     forgotten AS (DELETE FROM job_worker WHERE beat_at < now() - interval '1 hour')
     SELECT coalesce(at > now() - interval '${2 * BEAT_MS} ms', false) AS steady FROM before`,
    [workerIds],
  );
  return rows[0]?.steady ?? false;
}

/**
 * Frees the jobs of workers that are dead, if others may be judged, and those that a worker of this process holds without
 * working on them: the database was away when their end had to be written. A job that was replaced by a newer one with
 * its key while it ran is not begun again, but deleted.
 */
export async function freeAbandoned(
  pool: Pool,
  { workerIds, jobIds, judgesOthers }: Holdings = { workerIds: [], jobIds: [], judgesOthers: true },
): Promise<void> {
  await pool.query(
    `WITH abandoned AS (
       SELECT j.id, j.key IS NULL AND j.attempts >= j.max_attempts AND t.identifier = ANY($3) AS replaced
         FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
        WHERE CASE WHEN j.locked_by = ANY($1) THEN j.locked_at < ${TAKEN} AND j.id <> ALL($2::bigint[])
              ELSE $4 AND j.locked_at < ${DEAD}
                AND NOT EXISTS (SELECT FROM job_worker w WHERE w.id = j.locked_by AND w.beat_at > ${DEAD}) END
          FOR UPDATE OF j SKIP LOCKED),
     deleted AS (
       DELETE FROM graphile_worker._private_jobs j USING abandoned WHERE j.id = abandoned.id AND abandoned.replaced)
     UPDATE graphile_worker._private_jobs j SET locked_at = NULL, locked_by = NULL
       FROM abandoned WHERE j.id = abandoned.id AND NOT abandoned.replaced`,
    [workerIds, jobIds, SCHEDULED_TASKS, judgesOthers],
  );
}

/**
 * Returns the jobs of this process's workers to the queue, as if they had never been started, and removes the workers
 * from the list.
 */
export async function giveBack(pool: Pool, workerIds: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(
    `WITH held AS (
       SELECT j.id, j.key IS NULL AND j.attempts >= j.max_attempts AND t.identifier = ANY($2) AS replaced
         FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
        WHERE j.locked_by = ANY($1)),
     deleted AS (DELETE FROM graphile_worker._private_jobs j USING held WHERE j.id = held.id AND held.replaced),
     dismissed AS (DELETE FROM job_worker WHERE id = ANY($1))
     UPDATE graphile_worker._private_jobs j SET locked_at = NULL, locked_by = NULL, attempts = greatest(j.attempts - 1, 0)
       FROM held WHERE j.id = held.id AND NOT held.replaced`,
    [workerIds, SCHEDULED_TASKS],
  );
  return rowCount ?? 0;
}

/**
 * Deletes the runs of a scheduled task that were given up, once a later one has done its work: nobody has to try them
 * again by hand. A given-up job loses its key to the next one, so each minute of an outage could leave one.
 */
export async function forgetGivenUp(pool: Pool, task: string): Promise<void> {
  await pool.query({
    name: "forget-given-up",
    text: `DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
            WHERE t.id = j.task_id AND t.identifier = $1 AND j.key IS NULL AND j.locked_at IS NULL
              AND j.attempts >= j.max_attempts`,
    values: [task],
  });
}

/** How many jobs are due in each queue, of which as many count as it has slots. */
export async function countDueJobs(
  pool: Pool,
  tasks: Readonly<Record<QueueName, readonly string[]>>,
): Promise<Partial<Record<QueueName, number>>> {
  const queues = QUEUE_NAMES.map((name) => ({ name, slots: QUEUES[name], tasks: tasks[name] }));
  const { rows } = await pool.query<{ name: QueueName; due: number }>(
    `SELECT q.name, waiting.due FROM jsonb_to_recordset($1::jsonb) AS q(name text, slots int, tasks jsonb), LATERAL (
       SELECT count(*)::int AS due FROM (
         SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
          WHERE j.is_available AND j.run_at <= now() AND q.tasks ? t.identifier LIMIT q.slots) AS counted) AS waiting`,
    [JSON.stringify(queues)],
  );
  return Object.fromEntries(rows.map(({ name, due }) => [name, due]));
}
