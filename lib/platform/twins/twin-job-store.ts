import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { TaskName } from "@/lib/platform/jobs/job-payloads";

type Twin = { tenantId: TenantId };

export type TwinJob = { id: string; task: TaskName; payload: unknown; attempts: number };

/** Adds a job in the transaction of its cause. It replaces one with the same key. */
export async function addTwinJob(
  tx: Tx | Db["prisma"],
  job: Twin & { task: TaskName; payload: unknown; key: string | null; dueAt: Date; maxAttempts: number },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO twin_job (tenant_id, id, task, payload, job_key, due_at, max_attempts)
    VALUES (${job.tenantId}, ${newId("twj")}, ${job.task}, ${JSON.stringify(job.payload)}::jsonb, ${job.key}, ${job.dueAt},
            ${job.maxAttempts})
    ON CONFLICT (tenant_id, job_key) DO UPDATE
      SET payload = excluded.payload, due_at = excluded.due_at, attempts = 0, last_error = NULL`;
}

/**
 * Begins the next job that is due at a twin and has attempts left; null when there is none. Another one with its key is no
 * longer added in its place, but comes after it.
 */
export async function beginTwinJob(db: Db, { tenantId, now }: Twin & { now: Date }): Promise<TwinJob | null> {
  const [job] = await db.sql.query<TwinJob>(
    `UPDATE twin_job SET job_key = NULL, attempts = attempts + 1
      WHERE tenant_id = $1 AND id = (
        SELECT id FROM twin_job WHERE tenant_id = $1 AND due_at <= $2 AND attempts < max_attempts
         ORDER BY due_at, id LIMIT 1)
      RETURNING id, task, payload, attempts`,
    [tenantId, now],
  );
  return job ?? null;
}

/** Takes a job that was done off the list. */
export async function deleteTwinJob(db: Db, { tenantId, id }: Twin & { id: string }): Promise<void> {
  await db.sql.execute("DELETE FROM twin_job WHERE tenant_id = $1 AND id = $2", [tenantId, id]);
}

/** Notes why a job failed, and when it is tried again by the twin's clock. */
export async function noteTwinJobFailure(
  db: Db,
  { tenantId, id, error, dueAt }: Twin & { id: string; error: string; dueAt: Date },
): Promise<void> {
  await db.sql.execute(`UPDATE twin_job SET last_error = $3, due_at = $4 WHERE tenant_id = $1 AND id = $2`, [
    tenantId,
    id,
    error,
    dueAt,
  ]);
}
