import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { claimReminders } from "./dispute-due-store";
import { queueDisputeNotice } from "./queue-dispute-notice";

/** So long before the deadline the owners are reminded, once. */
const BEFORE_HOURS = 72;
const BATCH = 100;

/** Reminds the owners of disputes whose deadline is near and that have no answer yet, once each. */
export async function remindOfDisputes(app: App): Promise<void> {
  const now = app.clock.now();
  const dueBefore = new Date(now.getTime() + BEFORE_HOURS * 3_600_000);
  for (let last = BATCH; last === BATCH; ) {
    last = await inTransaction(app.db, async (tx) => {
      const disputes = await claimReminders(tx, { scope: app.twin, now, dueBefore, limit: BATCH });
      for (const { tenantId, disputeId, ...dispute } of disputes)
        await queueDisputeNotice(app, tx, { tenantId, disputeId, kind: "reminder", dispute });
      return disputes.length;
    });
  }
}
