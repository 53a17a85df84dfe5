import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { claimJob, findNextJob, findPrintJob, type PrintJobRow } from "./print-job-store";
import { claimLostBefore, type PrinterRow } from "./printer";
import type { AnnouncedJob } from "./star-protocol";

type Asking = { tenantId: TenantId; printer: PrinterRow };

/** The ticket that a printer would be handed now; nothing is taken. */
export function findReadyJob(app: App, { tenantId, printer }: Asking): Promise<PrintJobRow | null> {
  const now = app.clock.now();
  return findNextJob(app.db.prisma, {
    tenantId,
    printerId: printer.id,
    now,
    lostBefore: claimLostBefore(now),
  });
}

/** Takes the next ticket of a printer, or null when there is none or somebody else asked at the same moment. */
export async function handOutJob(app: App, { tenantId, printer }: Asking): Promise<PrintJobRow | null> {
  const job = await findReadyJob(app, { tenantId, printer });
  return job && taken(app, { tenantId, job });
}

/**
 * Takes a ticket that was announced to a printer. Null when it was taken since, by this printer or another: a printer
 * that asks twice says then that it could not print, and gets it again, marked.
 */
export async function handOutAnnounced(
  app: App,
  { tenantId, printer, announced }: Asking & { announced: AnnouncedJob },
): Promise<PrintJobRow | null> {
  const job = await findPrintJob(app.db.prisma, { tenantId, jobId: announced.jobId });
  return job?.printerId === printer.id && job.attempt === announced.attempt
    ? taken(app, { tenantId, job })
    : null;
}

async function taken(
  app: App,
  { tenantId, job }: { tenantId: TenantId; job: PrintJobRow },
): Promise<PrintJobRow | null> {
  const isTaken = await claimJob(app.db.prisma, { tenantId, job, now: app.clock.now() });
  return isTaken ? { ...job, attempt: job.attempt + 1, mayBeTwice: job.mayBeTwice || job.attempt > 0 } : null;
}
