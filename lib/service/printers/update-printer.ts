import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import { checkPrinterRefs } from "./check-printer-refs";
import { getPrinter } from "./get-printer";
import type { PrinterRef } from "./printer";
import { type PrinterWire, printerToWire, type UpdatePrinterRequest } from "./printer-contract";
import { changePrinter, lockPrinter } from "./printer-store";

/** Changes a printer; its code stays. Throws PRINTER_NAME_TAKEN, PRINTER_NOT_FOUND and STATION_NOT_FOUND. */
export async function updatePrinter(
  app: App,
  {
    request,
    precondition,
    ...ref
  }: PrinterRef & {
    request: UpdatePrinterRequest;
    precondition?: Precondition | null;
  },
): Promise<PrinterWire> {
  await checkPrinterRefs(app, { ...ref, ...request });
  // What waits at the printer is not edited, so that it need not be read within the lock.
  const { waiting, lastJob } = await getPrinter(app, ref);
  try {
    await inTransaction(app.db, async (tx) => {
      const known = await lockPrinter(tx, ref);
      if (known) await precondition?.(() => printerToWire(known, { waiting, lastJob }));
      await changePrinter(tx, { ...ref, changes: request });
    });
  } catch (error) {
    if (isUniqueViolation(error))
      fail("PRINTER_NAME_TAKEN", "Another printer already has this name. Choose another one.");
    throw error;
  }
  return getPrinter(app, ref);
}
