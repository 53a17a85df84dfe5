import type { App } from "@/lib/payments/app";
import type { ProcessorRun } from "@/lib/payments/processor/processor-run";
import { inTransaction } from "@/lib/platform/db/transaction";
import { payOwed } from "./pay-owed";
import { listUnderpaid } from "./transfer-store";

/** Pays out what restaurants are owed and what no transfer is under way for, whatever held it back. */
export async function payUnderpaid(app: App, run: ProcessorRun): Promise<void> {
  const underpaid = await listUnderpaid(app.db, app.twin);
  await run.each("payout", underpaid, (ref) => inTransaction(app.db, (tx) => payOwed(app, tx, ref)));
}
