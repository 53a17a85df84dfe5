import type { App } from "@/lib/payments/app";
import { evidenceFileName, wholeTexts } from "@/lib/payments/processor/dispute-evidence";
import type { Answer, ListedDispute } from "@/lib/payments/processor/processor";
import { inTransaction } from "@/lib/platform/db/transaction";
import {
  type AnswerOnItsWay,
  type DisputeRef,
  findOnItsWay,
  markSettled,
  reopenDraft,
  saveProcessorFile,
} from "./dispute-answer-store";
import { findDisputeEffect } from "./find-dispute-effect";

/**
 * Takes an answer that was decided on to the processor, which hears it once however often this is repeated: what it has
 * already is asked first. A definite refusal makes it a draft again, with the processor's words. Throws
 * PROCESSOR_UNAVAILABLE, to be tried again.
 */
export async function deliverAnswer(app: App, { tenantId, disputeId }: DisputeRef): Promise<void> {
  const ref = { tenantId, disputeId };
  const answer = await findOnItsWay(app.db, ref);
  if (!answer) return;
  const { state: from } = answer;
  const delivered = await deliver(app, ref, answer);
  const now = app.clock.now();
  if (!delivered.ok) {
    app.log.warn({ disputeId, code: delivered.code }, "the processor refused an answer to a dispute");
    return reopenDraft(app.db, { ...ref, from, refusal: delivered.message, now });
  }
  const effect = await findDisputeEffect(app, { dispute: delivered.value, money: null });
  await inTransaction(app.db, async (tx) => {
    await markSettled(tx, { ...ref, from, now });
    await effect?.apply(tx);
  });
  app.live.announce(tenantId);
}

async function deliver(app: App, ref: DisputeRef, answer: AnswerOnItsWay): Promise<Answer<ListedDispute>> {
  const { processorDisputeId, texts, refusals } = answer;
  const { disputes } = app.payments;
  const standing = await disputes.retrieve(processorDisputeId);
  if (!standing.ok) return standing;
  const isThere = answer.state === "sending" ? standing.value.isAnswered : standing.value.state === "lost";
  if (isThere) return standing;
  if (answer.state === "accepting") return disputes.accept(processorDisputeId);
  const files = await uploadFiles(app, ref, answer);
  if (!files.ok) return files;
  const { disputeId } = ref;
  return disputes.submit({
    disputeId,
    processorDisputeId,
    texts: wholeTexts(texts),
    files: files.value,
    refusals,
  });
}

type UploadedFile = { kind: AnswerOnItsWay["files"][number]["kind"]; processorFileId: string };

async function uploadFiles(
  app: App,
  { tenantId }: DisputeRef,
  { files, refusals }: AnswerOnItsWay,
): Promise<Answer<UploadedFile[]>> {
  const value: UploadedFile[] = [];
  for (const { id, kind, mediaType, content, processorFileId } of files) {
    if (processorFileId !== null) {
      value.push({ kind, processorFileId });
      continue;
    }
    const name = evidenceFileName(kind, mediaType);
    const bytes = content ?? new Uint8Array();
    const uploaded = await app.payments.disputes.upload({ fileId: id, name, mediaType, bytes, refusals });
    if (!uploaded.ok) return uploaded;
    await saveProcessorFile(app.db, { tenantId, id, ...uploaded.value });
    value.push({ kind, ...uploaded.value });
  }
  return { ok: true, value };
}
