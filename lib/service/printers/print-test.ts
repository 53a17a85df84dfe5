import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { testTicket } from "@/lib/core/ticket/test-ticket";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { type PrintJobWire, printJobToWire } from "./print-job-contract";
import { findPrintJob, insertPrintJobs } from "./print-job-store";
import { findPrinter } from "./printer-store";
import { type PrintingTenant, staffPen } from "./staff-pen";

/** Queues a ticket with every kind of line, to see what a printer makes of it. Throws PRINTER_NOT_FOUND. */
export async function printTest(
  app: App,
  { tenant, printerId }: { tenant: PrintingTenant & { id: TenantId }; printerId: string },
): Promise<PrintJobWire> {
  const tenantId = tenant.id;
  const printer = await findPrinter(app.db.prisma, { tenantId, printerId });
  if (!printer) return fail("PRINTER_NOT_FOUND", "There is no such printer.");
  const now = app.clock.now();
  const ticket = testTicket(staffPen(tenant), { printer: printer.name, at: now, url: app.env.publicUrl });
  const id = newId("prj");
  const job = { id, printerId, kind: "test", label: printer.name, ticket } as const;
  return inTransaction(app.db, async (tx) => {
    const nothing = { orderId: null, billId: null, notBefore: null };
    await insertPrintJobs(tx, { tenantId, jobs: [{ ...job, ...nothing }], now });
    const made = await findPrintJob(tx, { tenantId, jobId: id });
    return printJobToWire(made ?? fail("PRINT_JOB_NOT_FOUND", "There is no such ticket."));
  });
}
