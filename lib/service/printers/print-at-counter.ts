import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Ticket, TicketKind } from "@/lib/core/ticket/ticket";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { findCounterPrinterId, wasMade } from "./counter-printer-store";
import { type PrintJobWire, printJobToWire } from "./print-job-contract";
import { findPrintJob, insertPrintJobs } from "./print-job-store";

/**
 * Queues a ticket for a guest on the named printer, or on the one at the counter. A document that is printed again says
 * REPRINT. Throws PRINTER_NOT_FOUND.
 */
export async function printAtCounter(
  app: App,
  input: {
    tenantId: TenantId;
    printerId: string | null;
    kind: TicketKind;
    label: string;
    billId: string | null;
    ticket: Ticket;
    /** Each print but the first is a copy of it. */
    isDocument: boolean;
  },
): Promise<PrintJobWire> {
  const { tenantId, kind, label, billId, ticket, isDocument } = input;
  const printerId = await findCounterPrinterId(app.db.sql, input);
  if (printerId === null)
    return fail("PRINTER_NOT_FOUND", "There is no such printer. Add one in the settings.");
  const isReprint = isDocument && (await wasMade(app.db.sql, { tenantId, kind, label }));
  const id = newId("prj");
  const job = { id, printerId, kind, label, billId, ticket, isReprint, orderId: null, notBefore: null };
  return inTransaction(app.db, async (tx) => {
    await insertPrintJobs(tx, { tenantId, jobs: [job], now: app.clock.now() });
    const made = await findPrintJob(tx, { tenantId, jobId: id });
    return printJobToWire(made ?? fail("PRINT_JOB_NOT_FOUND", "There is no such ticket."));
  });
}
