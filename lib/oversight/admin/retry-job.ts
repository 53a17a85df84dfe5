import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import { jobView } from "@/lib/platform/jobs/job-contract";
import { findJobRow, reviveJob } from "@/lib/platform/jobs/job-list-store";

const JOB_ID = /^[1-9]\d{0,17}$/;

/** A super-admin has a job tried again that has used up its attempts. Throws JOB_NOT_FOUND and JOB_NOT_DEAD. */
export async function retryJob(app: App, { jobId, actor }: { jobId: string; actor: StaffActor }) {
  if (!JOB_ID.test(jobId)) return refuseUnknown();
  return inTransaction(app.db, async (tx) => {
    const revived = await reviveJob(tx, jobId);
    const job = await findJobRow(tx, jobId);
    if (!job) return refuseUnknown();
    if (!revived) return fail("JOB_NOT_DEAD", "The job is waiting or running, and is retried automatically.");
    const act = { actor, action: "job.retried", subjectId: jobId, data: { task: job.task } };
    await recordAct(tx, { ...act, at: app.clock.now() });
    return jobView(job);
  });
}

function refuseUnknown(): never {
  fail("JOB_NOT_FOUND", "There is no such job, or it has already succeeded.");
}
