import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App, Jobs } from "@/lib/platform/app";
import type { Clock } from "@/lib/platform/clock";
import { addTwinJob } from "@/lib/platform/twins/twin-job-store";

/** As long as a failing job is tried, by the twin's clock. */
const MOST_ATTEMPTS = 25;

/**
 * Jobs of a test twin: they wait in its own table until its clock says that they are due, and one worker at a time brings them
 * to pass, in order.
 */
export function twinJobs(
  { jobs }: Pick<App, "jobs">,
  { tenantId, clock }: { tenantId: TenantId; clock: Clock },
): Jobs {
  return {
    ...jobs,
    async add(tx, task, payload, { key = null, runAt, maxAttempts = MOST_ATTEMPTS }: AddOptions = {}) {
      if (task === "run-twin") return jobs.add(tx, task, payload, key === null ? {} : { key });
      const now = clock.now();
      const dueAt = runAt && runAt > now ? runAt : now;
      await addTwinJob(tx, { tenantId, task, payload, key, dueAt, maxAttempts });
      await jobs.add(tx, "run-twin", { tenantId }, { key: `run-twin:${tenantId}` });
    },
  };
}

type AddOptions = { key?: string | null; runAt?: Date; maxAttempts?: number };
