import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { listPrinters } from "./list-printers";
import type { PrinterRef } from "./printer";
import type { PrinterWire } from "./printer-contract";

/** A printer as its page shows it. Throws PRINTER_NOT_FOUND. */
export async function getPrinter(app: App, { tenantId, printerId }: PrinterRef): Promise<PrinterWire> {
  const { printers } = await listPrinters(app, { tenantId });
  const found = printers.find(({ id }) => id === printerId);
  return found ?? fail("PRINTER_NOT_FOUND", "There is no such printer.");
}
