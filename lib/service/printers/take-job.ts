import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { PrintJobRow } from "./print-job";
import { claimJob } from "./print-job-store";

/** Takes a ticket as it was read, or nothing when somebody else was faster. */
export async function takeJob(
  app: App,
  { tenantId, job }: { tenantId: TenantId; job: PrintJobRow },
): Promise<PrintJobRow | null> {
  const isTaken = await claimJob(app.db.prisma, { tenantId, job, now: app.clock.now() });
  return isTaken ? { ...job, attempt: job.attempt + 1, mayBeTwice: job.mayBeTwice || job.attempt > 0 } : null;
}
