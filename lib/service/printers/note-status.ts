import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { moveToSubstitute } from "./move-to-substitute";
import { isDown, type PrinterRow, type PrinterState } from "./printer";
import { notePrinterStatus } from "./printer-store";
import { tellOfState } from "./tell-of-state";

/** Notes what a printer says of itself apart from tickets; the board hears of a change at once. */
export async function noteStatus(
  app: App,
  input: { tenantId: TenantId; printer: PrinterRow; state: PrinterState; isPaperLow: boolean },
): Promise<void> {
  const { tenantId, printer, state, isPaperLow } = input;
  const now = app.clock.now();
  const ref = { tenantId, printerId: printer.id };
  const hasChanged = await inTransaction(app.db, async (tx) => {
    if (!(await notePrinterStatus(tx, { ...ref, state, isPaperLow, now }))) return false;
    if (isDown(state)) await moveToSubstitute(tx, ref);
    await tellOfState(tx, { ...ref, name: printer.name, state, now });
    return true;
  });
  if (hasChanged) app.live.announce(tenantId);
}
