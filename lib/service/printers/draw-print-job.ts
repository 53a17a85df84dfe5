import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findPrintJob } from "./print-job-store";
import { findPrinter } from "./printer-store";
import { renderPicture } from "./render-job-gateway";

/** A ticket as its printer prints it, as a PNG. Throws PRINT_JOB_NOT_FOUND. */
export async function drawPrintJob(
  app: App,
  { tenantId, jobId }: { tenantId: TenantId; jobId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const job = await findPrintJob(app.db.prisma, { tenantId, jobId });
  const printer = job && (await findPrinter(app.db.prisma, { tenantId, printerId: job.printerId }));
  if (!job || !printer) return fail("PRINT_JOB_NOT_FOUND", "There is no such ticket.");
  return renderPicture(job, printer.width);
}
