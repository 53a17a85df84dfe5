import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { PrinterRef } from "./printer";
import { deletePrinter } from "./printer-store";

/** Removes a printer with its tickets; its code is good for nothing from then on. Repeating it is harmless. */
export async function removePrinter(app: App, ref: PrinterRef): Promise<void> {
  await inTransaction(app.db, (tx) => deletePrinter(tx, ref));
}
