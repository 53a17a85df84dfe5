import type { Db } from "@/lib/platform/db/db";

/** For how long the oldest job has been due that nobody has begun, in milliseconds; 0 when none is. */
export async function getOldestDueMs(db: Db, { now }: { now: Date }): Promise<number> {
  const [row] = await db.prisma.$queryRaw<{ since: Date | null }[]>`
    SELECT min(run_at) AS since FROM graphile_worker._private_jobs
     WHERE locked_at IS NULL AND attempts = 0 AND run_at <= ${now}`;
  return row?.since ? now.getTime() - row.since.getTime() : 0;
}
