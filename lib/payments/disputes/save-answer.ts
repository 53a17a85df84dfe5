import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import {
  countCharacters,
  type EvidenceTexts,
  MAX_ALL_CHARACTERS,
} from "@/lib/payments/processor/dispute-evidence";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { DisputeDetailWire } from "./dispute-answer-contract";
import { type DisputeRef, saveTexts } from "./dispute-answer-store";
import { getDispute } from "./get-dispute";
import { refuseAnswer } from "./refuse-answer";

/**
 * Writes the texts of an answer that nobody has changed since it was read. Throws INVALID_EVIDENCE for more characters than
 * a bank takes, DISPUTE_NOT_FOUND, DISPUTE_OVER, DISPUTE_ANSWERED and DISPUTE_ANSWER_CHANGED.
 */
export async function saveAnswer(
  app: App,
  input: DisputeRef & { version: number; evidence: EvidenceTexts },
): Promise<DisputeDetailWire> {
  const { evidence: texts } = input;
  if (countCharacters(texts) > MAX_ALL_CHARACTERS)
    return fail("INVALID_EVIDENCE", `All texts together may have at most ${MAX_ALL_CHARACTERS} characters.`);
  const saved = await inTransaction(app.db, (tx) => saveTexts(tx, { ...input, texts, now: app.clock.now() }));
  return saved ? getDispute(app, input) : refuseAnswer(app, input);
}
