import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { moveToSubstitute } from "./move-to-substitute";
import { isDown, type PrinterRow, type PrinterState } from "./printer";
import { notePrinterPoll } from "./printer-store";
import { tellOfState } from "./tell-of-state";

/** Notes what a printer said of itself when it asked for tickets; the board hears of a change at once. */
export async function notePoll(
  app: App,
  { tenantId, printer, state }: { tenantId: TenantId; printer: PrinterRow; state: PrinterState },
): Promise<void> {
  const now = app.clock.now();
  const ref = { tenantId, printerId: printer.id };
  if (printer.state === state) {
    await notePrinterPoll(app.db.prisma, { ...ref, state, now });
    return;
  }
  await inTransaction(app.db, async (tx) => {
    if (!(await notePrinterPoll(tx, { ...ref, state, now }))) return;
    if (isDown(state)) await moveToSubstitute(tx, ref);
    await tellOfState(tx, { ...ref, name: printer.name, state, now });
  });
  app.live.announce(tenantId);
}
