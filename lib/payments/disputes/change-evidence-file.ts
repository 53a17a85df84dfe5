import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import {
  type EvidenceFile,
  evidenceMediaType,
  MAX_ALL_FILES_BYTES,
} from "@/lib/payments/processor/dispute-evidence";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { DisputeDetailWire } from "./dispute-answer-contract";
import {
  type DisputeRef,
  dropFile,
  holdDraft,
  putFile,
  sumOtherFiles,
  touchDraft,
} from "./dispute-answer-store";
import { getDispute } from "./get-dispute";
import { refuseAnswer } from "./refuse-answer";

const MEGABYTE = 1_000_000;

/**
 * Attaches a file to an answer in the place of one of its kind, or takes it off where `content` is null. Throws
 * INVALID_EVIDENCE for what is no PDF, JPEG or PNG or makes all files too large, DISPUTE_NOT_FOUND, DISPUTE_OVER,
 * DISPUTE_ANSWERED and DISPUTE_ANSWER_CHANGED.
 */
export async function changeEvidenceFile(
  app: App,
  input: DisputeRef & { kind: EvidenceFile; content: Uint8Array | null },
): Promise<DisputeDetailWire> {
  const { content } = input;
  const mediaType = content && evidenceMediaType(content);
  if (content && !mediaType)
    return fail("INVALID_EVIDENCE", "Banks take PDF, JPEG and PNG files only. Choose another file.");
  const now = app.clock.now();
  const isChanged = await inTransaction(app.db, async (tx) => {
    if (!(await holdDraft(tx, { ...input, now }))) return false;
    if (!content || !mediaType) await dropFile(tx, input);
    else if ((await sumOtherFiles(tx, input)) + content.length > MAX_ALL_FILES_BYTES) {
      const most = MAX_ALL_FILES_BYTES / MEGABYTE;
      return fail(
        "INVALID_EVIDENCE",
        `All files together may have at most ${most} MB. Choose a smaller one.`,
      );
    } else await putFile(tx, { ...input, mediaType, content, now });
    await touchDraft(tx, { ...input, now });
    return true;
  });
  return isChanged ? getDispute(app, input) : refuseAnswer(app, input);
}
