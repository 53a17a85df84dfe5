import type { Db, Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { JobFilter, JobRow } from "./job-contract";

const IN_STATE: Record<JobFilter, Prisma.Sql> = {
  dead: Prisma.sql`j.locked_at IS NULL AND j.attempts >= j.max_attempts`,
  failing: Prisma.sql`j.locked_at IS NULL AND j.attempts < j.max_attempts AND j.attempts > 0`,
  waiting: Prisma.sql`j.locked_at IS NULL AND j.attempts < j.max_attempts`,
  running: Prisma.sql`j.locked_at IS NOT NULL`,
};

const COLUMNS = Prisma.sql`
  j.id::text, t.identifier AS task, j.payload, j.attempts::int, j.max_attempts::int AS "maxAttempts",
  j.last_error AS "lastError", j.created_at AS "createdAt", j.run_at AS "runAt", j.locked_at AS "startedAt"`;

/** Jobs in a state, the newest first, from behind the one with the id. */
export function listJobRows(
  db: Db,
  filter: { state: JobFilter; task?: string; beforeId: string | null; limit: number },
): Promise<JobRow[]> {
  const { state, task, beforeId, limit } = filter;
  const older = beforeId === null ? Prisma.empty : Prisma.sql`AND j.id < ${beforeId}::bigint`;
  const ofKind = task === undefined ? Prisma.empty : Prisma.sql`AND t.identifier = ${task}`;
  return db.prisma.$queryRaw<JobRow[]>`
    SELECT ${COLUMNS} FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE ${IN_STATE[state]} ${ofKind} ${older} ORDER BY j.id DESC LIMIT ${limit}`;
}

export type JobKindRow = {
  task: string;
  dead: number;
  failing: number;
  waiting: number;
  running: number;
  oldestDueAt: Date | null;
};

/** How many jobs of each kind there are, the kinds with dead ones first. */
export function countJobKinds(db: Db): Promise<JobKindRow[]> {
  return db.prisma.$queryRaw<JobKindRow[]>`
    SELECT t.identifier AS task,
           (count(*) FILTER (WHERE ${IN_STATE.dead}))::int AS dead,
           (count(*) FILTER (WHERE ${IN_STATE.failing}))::int AS failing,
           (count(*) FILTER (WHERE ${IN_STATE.waiting}))::int AS waiting,
           (count(*) FILTER (WHERE ${IN_STATE.running}))::int AS running,
           min(j.run_at) FILTER (WHERE ${IN_STATE.waiting} AND j.run_at <= now()) AS "oldestDueAt"
      FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     GROUP BY t.identifier ORDER BY dead DESC, failing DESC, t.identifier`;
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

/** Gives every dead job of a kind all its attempts again, from now on. Returns how many those are. */
export function reviveJobsOf(tx: Tx, task: string): Promise<number> {
  return tx.$executeRaw`
    UPDATE graphile_worker._private_jobs j SET attempts = 0, run_at = now(), updated_at = now()
      FROM graphile_worker._private_tasks t
     WHERE t.id = j.task_id AND t.identifier = ${task} AND ${IN_STATE.dead}`;
}
