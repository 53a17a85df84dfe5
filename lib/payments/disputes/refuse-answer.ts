import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { isHeard } from "@/lib/payments/processor/dispute-evidence";
import { type DisputeRef, findAnswer } from "./dispute-answer-store";
import { getDisputeRow } from "./get-dispute-row";

/**
 * Says why an answer could not be changed or sent. Throws DISPUTE_NOT_FOUND, DISPUTE_ANSWERED, DISPUTE_OVER, and
 * DISPUTE_ANSWER_CHANGED for a version that is not the latest.
 */
export async function refuseAnswer(app: App, ref: DisputeRef): Promise<never> {
  const row = await getDisputeRow(app, ref);
  const answer = await findAnswer(app.db.prisma, ref);
  if (answer && answer.state !== "draft")
    return fail(
      "DISPUTE_ANSWERED",
      "The answer was sent, or the dispute was given up. Load the dispute again.",
    );
  if (row.status !== "open")
    return fail("DISPUTE_OVER", "The bank has decided this dispute and accepts no more evidence.");
  if (!isHeard(row, app.clock.now()))
    return fail(
      "DISPUTE_OVER",
      "The deadline of this dispute has passed, so the bank accepts no more evidence.",
    );
  if (!answer) return fail("DISPUTE_ANSWER_CHANGED", "No answer has been started. Start one first.");
  return fail("DISPUTE_ANSWER_CHANGED", "Somebody else has changed the answer. Load it again.");
}
