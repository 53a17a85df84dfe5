import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { DisputeDetailWire } from "./dispute-answer-contract";
import { claimAccepting, type DisputeRef } from "./dispute-answer-store";
import { getDispute } from "./get-dispute";
import { refuseAnswer } from "./refuse-answer";

/**
 * Gives a dispute up, for good: the guest keeps the money. Throws DISPUTE_NOT_FOUND, DISPUTE_OVER for one that is decided,
 * and DISPUTE_ANSWERED.
 */
export async function acceptDispute(
  app: App,
  input: DisputeRef & { actorId: string },
): Promise<DisputeDetailWire> {
  const { tenantId, disputeId } = input;
  const isClaimed = await inTransaction(app.db, async (tx) => {
    if (!(await claimAccepting(tx, { ...input, now: app.clock.now() }))) return false;
    await app.jobs.add(tx, "deliver-dispute-answer", { tenantId, disputeId });
    return true;
  });
  return isClaimed ? getDispute(app, input) : refuseAnswer(app, input);
}
