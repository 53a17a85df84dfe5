import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { moveToSubstitute } from "./move-to-substitute";
import { silentBefore } from "./printer";
import { findPrinter, listPrintersToWatch, markSilent } from "./printer-store";
import { tellOfState } from "./tell-of-state";

const BATCH = 200;

/**
 * Finds printers that no longer ask for tickets, tells their boards, and gives their tickets to their substitutes.
 * Returns how many printers were looked at.
 */
export async function watchPrinters(app: App, signal?: AbortSignal): Promise<number> {
  const now = app.clock.now();
  const before = silentBefore(now);
  const found = await listPrintersToWatch(app.db, { silentBefore: before, limit: BATCH });
  for (const ref of found) {
    if (signal?.aborted) break;
    const isNews = await inTransaction(app.db, async (tx) => {
      const isSilent = await markSilent(tx, { ...ref, silentBefore: before, now });
      await moveToSubstitute(tx, ref);
      const printer = await findPrinter(tx, ref);
      if (isSilent && printer) await tellOfState(tx, { ...ref, name: printer.name, state: "silent", now });
      return isSilent;
    });
    if (isNews) app.live.announce(ref.tenantId);
  }
  return found.length;
}
