import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { checkPrinterRefs } from "./check-printer-refs";
import { getPrinter } from "./get-printer";
import type { PrinterRef } from "./printer";
import type { PrinterWire, UpdatePrinterRequest } from "./printer-contract";
import { changePrinter } from "./printer-store";

/** Changes a printer; its code stays. Throws PRINTER_NAME_TAKEN, PRINTER_NOT_FOUND and STATION_NOT_FOUND. */
export async function updatePrinter(
  app: App,
  { request, ...ref }: PrinterRef & { request: UpdatePrinterRequest },
): Promise<PrinterWire> {
  await checkPrinterRefs(app, { ...ref, ...request });
  try {
    await changePrinter(app.db.prisma, { ...ref, changes: request });
  } catch (error) {
    if (isUniqueViolation(error))
      fail("PRINTER_NAME_TAKEN", "Another printer already has this name. Choose another one.");
    throw error;
  }
  return getPrinter(app, ref);
}
