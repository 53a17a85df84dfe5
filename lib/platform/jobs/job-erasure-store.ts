import type { Tx } from "@/lib/platform/db/db";

/** Deletes the jobs that carry all of this and have not begun. */
export async function deleteUnstartedJobs(tx: Tx, payload: Record<string, unknown>): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM graphile_worker._private_jobs
     WHERE locked_at IS NULL AND payload::jsonb @> ${JSON.stringify(payload)}::jsonb`;
}
