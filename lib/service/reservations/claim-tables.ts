import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { isExclusionViolation } from "@/lib/platform/db/constraint-error";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { TableJustTaken } from "./reservation-insert-store";
import { queueForTables } from "./room-store";

const MOST_ATTEMPTS = 5;

/**
 * Runs `attempt`, which reads what is free and claims tables, in one transaction. Where a rival was faster it runs again on what is left, in a queue with the other losers. Throws `refusal` when
 * rivals were faster every time, and whatever `attempt` throws.
 */
export async function claimTables<T>(
  app: App,
  { tenantId, refusal }: { tenantId: TenantId; refusal: "SLOT_UNAVAILABLE" | "TABLE_TAKEN" },
  attempt: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let tries = 1; tries <= MOST_ATTEMPTS; tries += 1) {
    try {
      return await inTransaction(app.db, async (tx) => {
        if (tries > 1) await queueForTables(tx, { tenantId });
        return attempt(tx);
      });
    } catch (error) {
      if (!(error instanceof TableJustTaken || isExclusionViolation(error))) throw error;
    }
  }
  const message = "Somebody else has just taken the table. Choose another time or table.";
  return fail(refusal, message, refusal === "SLOT_UNAVAILABLE" ? { reason: "TIME_NOT_OFFERED" } : {});
}
