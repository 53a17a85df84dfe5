import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import { reviveJobsOf } from "@/lib/platform/jobs/job-list-store";

/**
 * A super-admin has all jobs of a kind tried again that have used up their attempts. Throws JOB_NOT_DEAD
 * when there are none, so that a repeat is refused.
 */
export async function retryJobs(
  app: App,
  { task, actor }: { task: string; actor: StaffActor },
): Promise<{ retried: number }> {
  return inTransaction(app.db, async (tx) => {
    const retried = await reviveJobsOf(tx, task);
    if (retried === 0) fail("JOB_NOT_DEAD", "No job of this kind has used up its attempts.");
    const act = { actor, action: "jobs.retried", data: { task, retried } };
    await recordAct(tx, { ...act, at: app.clock.now() });
    return { retried };
  });
}
