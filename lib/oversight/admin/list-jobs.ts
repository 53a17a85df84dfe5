import type { z } from "zod";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import { type JobList, type JobQuery, jobView } from "@/lib/platform/jobs/job-contract";
import { countDeadJobs, listJobRows } from "@/lib/platform/jobs/job-list-store";

/** One page of the background work in a state, newest first; above all of what was given up. */
export async function listJobs(
  app: App,
  { state, task, cursor, limit }: JobQuery,
): Promise<z.input<typeof JobList>> {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listJobRows(app.db, { state, task, beforeId: after?.id ?? null, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { jobs: page.map(jobView), dead: await countDeadJobs(app.db), nextCursor };
}
