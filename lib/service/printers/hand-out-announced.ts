import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { PrintJobRow } from "./print-job";
import { findPrintJob } from "./print-job-store";
import type { PrinterRow } from "./printer";
import type { AnnouncedJob } from "./star-protocol";
import { takeJob } from "./take-job";

/**
 * Takes a ticket that was announced to a printer. Null when it was taken since, by this printer or another: a printer
 * that asks twice says then that it could not print, and gets it again, marked.
 */
export async function handOutAnnounced(
  app: App,
  { tenantId, printer, announced }: { tenantId: TenantId; printer: PrinterRow; announced: AnnouncedJob },
): Promise<PrintJobRow | null> {
  const job = await findPrintJob(app.db.prisma, { tenantId, jobId: announced.jobId });
  return job?.printerId === printer.id && job.attempt === announced.attempt
    ? takeJob(app, { tenantId, job })
    : null;
}
