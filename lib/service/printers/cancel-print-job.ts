import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { cancelJob, findPrintJob } from "./print-job-store";

/** Cancels a ticket that waits. Throws PRINT_JOB_NOT_FOUND, and PRINT_JOB_ENDED where a printer has it or had it. */
export async function cancelPrintJob(
  app: App,
  { tenantId, jobId }: { tenantId: TenantId; jobId: string },
): Promise<void> {
  const now = app.clock.now();
  if (await cancelJob(app.db.prisma, { tenantId, jobId, now })) return;
  const job = await findPrintJob(app.db.prisma, { tenantId, jobId });
  if (!job) fail("PRINT_JOB_NOT_FOUND", "There is no such ticket.");
  if (job.state !== "canceled") fail("PRINT_JOB_ENDED", "The ticket is being printed or was printed.");
}
