import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { inTransaction } from "@/lib/platform/db/transaction";
import { type PrintJobWire, printJobToWire } from "@/lib/service/printers/print-job-contract";
import { findPrintJob } from "@/lib/service/printers/print-job-store";
import { findPrinter } from "@/lib/service/printers/printer-store";
import type { PrintingTenant } from "@/lib/service/printers/staff-pen";
import { listDrawerRows } from "./drawer-store";
import { getDrawerDay } from "./get-drawer-day";
import { queueReportTicket } from "./queue-drawer-tickets";

/**
 * Prints the report of a day on a printer, or on the drawer's own: an X report of an open day, and a closed day's Z report
 * as it was, which says REPRINT. Throws DRAWER_DAY_NOT_FOUND, COUNT_IS_BLIND, and PRINTER_NOT_FOUND where none is named.
 */
export async function printDrawerReport(
  app: App,
  input: {
    tenant: PrintingTenant & { id: TenantId; name: string };
    dayId: string;
    printerId: string | null;
    actor: Pick<StaffActor, "role">;
  },
): Promise<PrintJobWire> {
  const { tenant, dayId, actor } = input;
  const tenantId = tenant.id;
  const { day, report } = await getDrawerDay(app, { tenantId, dayId, actor });
  if (!report)
    return fail("COUNT_IS_BLIND", "Count the drawer first. A manager sees what is in it before that.");
  const drawers = await listDrawerRows(app.db.sql, { tenantId });
  const printerId = input.printerId ?? drawers.find(({ id }) => id === day.drawerId)?.printerId ?? null;
  if (printerId === null || !(await findPrinter(app.db.prisma, { tenantId, printerId })))
    return fail("PRINTER_NOT_FOUND", "Choose a printer, or name one for the drawer in its settings.");
  const now = app.clock.now();
  return inTransaction(app.db, async (tx) => {
    const isReprint = day.closedAt !== null;
    const jobId = await queueReportTicket(tx, { tenant, printerId, day, report, isReprint, now });
    const job = jobId === null ? null : await findPrintJob(tx, { tenantId, jobId });
    return printJobToWire(job ?? fail("PRINT_JOB_NOT_FOUND", "There is no such ticket."));
  });
}
