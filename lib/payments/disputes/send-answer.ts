import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { DisputeDetailWire } from "./dispute-answer-contract";
import { claimSending, type DisputeRef } from "./dispute-answer-store";
import { getDispute } from "./get-dispute";
import { refuseAnswer } from "./refuse-answer";

/**
 * Sends an answer as it was read, once: the bank hears only one. It is on its way from then on; a refusal of the processor
 * brings it back as a draft. Throws DISPUTE_NOT_FOUND, DISPUTE_OVER, DISPUTE_ANSWERED and DISPUTE_ANSWER_CHANGED.
 */
export async function sendAnswer(
  app: App,
  input: DisputeRef & { version: number; actorId: string },
): Promise<DisputeDetailWire> {
  const { tenantId, disputeId } = input;
  const isClaimed = await inTransaction(app.db, async (tx) => {
    if (!(await claimSending(tx, { ...input, now: app.clock.now() }))) return false;
    await app.jobs.add(tx, "deliver-dispute-answer", { tenantId, disputeId });
    return true;
  });
  return isClaimed ? getDispute(app, input) : refuseAnswer(app, input);
}
