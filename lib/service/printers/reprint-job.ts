import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { type PrintJobWire, printJobToWire } from "./print-job-contract";
import { findPrintJob, insertPrintJobs } from "./print-job-store";
import { findPrinter } from "./printer-store";

/** Prints a ticket again, which says so, on the same printer or another. Throws PRINT_JOB_NOT_FOUND and PRINTER_NOT_FOUND. */
export async function reprintJob(
  app: App,
  input: { tenantId: TenantId; jobId: string; printerId: string | null },
): Promise<PrintJobWire> {
  const { tenantId, jobId } = input;
  return inTransaction(app.db, async (tx) => {
    const first = await findPrintJob(tx, { tenantId, jobId });
    if (!first) return fail("PRINT_JOB_NOT_FOUND", "There is no such ticket.");
    const printerId = input.printerId ?? first.printerId;
    if (!(await findPrinter(tx, { tenantId, printerId })))
      fail("PRINTER_NOT_FOUND", "There is no such printer.");
    const again = { ...first, id: newId("prj"), printerId, notBefore: null, isReprint: true };
    const now = app.clock.now();
    await insertPrintJobs(tx, { tenantId, jobs: [again], now });
    const made = await findPrintJob(tx, { tenantId, jobId: again.id });
    return printJobToWire(made ?? first);
  });
}
