import type { Db, Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { JobRow, JobState } from "./job-contract";

const IN_STATE: Record<JobState, Prisma.Sql> = {
  dead: Prisma.sql`j.locked_at IS NULL AND j.attempts >= j.max_attempts`,
  waiting: Prisma.sql`j.locked_at IS NULL AND j.attempts < j.max_attempts`,
  running: Prisma.sql`j.locked_at IS NOT NULL`,
};

const COLUMNS = Prisma.sql`
  j.id::text, t.identifier AS task, j.payload, j.attempts::int, j.max_attempts::int AS "maxAttempts",
  j.last_error AS "lastError", j.created_at AS "createdAt", j.run_at AS "runAt", j.locked_at AS "startedAt"`;

/** Jobs in a state, the newest first, from behind the one with the id. */
export function listJobRows(
  db: Db,
  { state, beforeId, limit }: { state: JobState; beforeId: string | null; limit: number },
): Promise<JobRow[]> {
  const older = beforeId === null ? Prisma.empty : Prisma.sql`AND j.id < ${beforeId}::bigint`;
  return db.prisma.$queryRaw<JobRow[]>`
    SELECT ${COLUMNS} FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE ${IN_STATE[state]} ${older} ORDER BY j.id DESC LIMIT ${limit}`;
}

/** How many jobs have used up their attempts. */
export async function countDeadJobs(db: Db): Promise<number> {
  const [row] = await db.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker._private_jobs j WHERE ${IN_STATE.dead}`;
  return row?.count ?? 0;
}

/** A job in any state, or null. */
export async function findJobRow(tx: Tx, jobId: string): Promise<JobRow | null> {
  const [row] = await tx.$queryRaw<JobRow[]>`
    SELECT ${COLUMNS} FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE j.id = ${jobId}::bigint`;
  return row ?? null;
}

/** Gives a dead job all its attempts again, from now on. False when it is not dead. */
export async function reviveJob(tx: Tx, jobId: string): Promise<boolean> {
  const revived = await tx.$executeRaw`
    UPDATE graphile_worker._private_jobs j SET attempts = 0, run_at = now(), updated_at = now()
     WHERE j.id = ${jobId}::bigint AND ${IN_STATE.dead}`;
  return revived === 1;
}
