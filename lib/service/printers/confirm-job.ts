import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { endJob, findClaimedJobId } from "./print-job-store";
import type { PrinterRow } from "./printer";

const MAX_PROBLEM = 200;

/**
 * Ends a ticket as its printer says: printed, or not, and then it is handed out again. Without a name it is the one that
 * the printer was handed last. What has ended or was moved stays as it is.
 */
export async function confirmJob(
  app: App,
  {
    tenantId,
    printer,
    jobId,
    problem,
    isPrinters,
  }: {
    tenantId: TenantId;
    printer: PrinterRow;
    jobId: string | null;
    problem: string | null;
    /** The printer had no paper or was open, so that the ticket is not to blame however often it happens. */
    isPrinters: boolean;
  },
): Promise<void> {
  const ref = { tenantId, printerId: printer.id };
  const named = jobId ?? (await findClaimedJobId(app.db.prisma, ref));
  if (named === null) return;
  await endJob(app.db.prisma, {
    ...ref,
    jobId: named,
    now: app.clock.now(),
    isPrinters,
    problem: problem?.slice(0, MAX_PROBLEM) ?? null,
  });
}
