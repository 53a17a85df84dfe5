import type Stripe from "stripe";
import {
  EVIDENCE_FILES,
  EVIDENCE_TEXTS,
  type EvidenceFile,
  type EvidenceText,
  type EvidenceTexts,
} from "./dispute-evidence";
import type { Answer, ListedDispute } from "./processor";
import { asked, keyAfter } from "./stripe-call-gateway";
import { disputeOf } from "./stripe-object-gateway";

/** A dispute, and whether the bank has an answer to it, ours or one that was sent at the processor itself. */
export type AnsweredDispute = ListedDispute & { isAnswered: boolean };

/** Answering disputes at the processor. Refusals are in its words. */
export type DisputeAnswers = {
  retrieve(processorDisputeId: string): Promise<Answer<AnsweredDispute>>;
  upload(input: {
    fileId: string;
    name: string;
    mediaType: string;
    bytes: Uint8Array;
    /** As for a transfer. */
    refusals: number;
  }): Promise<Answer<{ processorFileId: string }>>;
  /** Hands the evidence to the bank, once and for good. */
  submit(input: {
    /** Our dispute's id, with the number of refusals the idempotency key. */
    disputeId: string;
    processorDisputeId: string;
    texts: EvidenceTexts;
    files: readonly { kind: EvidenceFile; processorFileId: string }[];
    refusals: number;
  }): Promise<Answer<ListedDispute>>;
  /** Gives the dispute up: it is lost. */
  accept(processorDisputeId: string): Promise<Answer<ListedDispute>>;
};

/** Answers through Stripe's Disputes and Files APIs. */
export function createDisputeAnswers(stripe: Stripe): DisputeAnswers {
  return {
    retrieve: (id) =>
      asked(stripe.disputes.retrieve(id), (dispute) => ({
        ...disputeOf(dispute),
        isAnswered: dispute.evidence_details.submission_count > 0,
      })),
    upload: ({ fileId, name, mediaType, bytes, refusals }) =>
      asked(
        stripe.files.create(
          { purpose: "dispute_evidence", file: { data: bytes, name, type: mediaType } },
          { idempotencyKey: keyAfter(fileId, refusals) },
        ),
        ({ id }) => ({ processorFileId: id }),
      ),
    submit: ({ disputeId, processorDisputeId, texts, files, refusals }) =>
      asked(
        stripe.disputes.update(
          processorDisputeId,
          { evidence: evidenceOf(texts, files), submit: true },
          { idempotencyKey: keyAfter(`answer-${disputeId}`, refusals) },
        ),
        disputeOf,
      ),
    accept: (id) => asked(stripe.disputes.close(id), disputeOf),
  };
}

/** Only what is filled in: an empty text would take back what is there. */
function evidenceOf(
  texts: EvidenceTexts,
  files: readonly { kind: EvidenceFile; processorFileId: string }[],
): Stripe.DisputeUpdateParams.Evidence {
  const written = (Object.keys(EVIDENCE_TEXTS) as EvidenceText[]).filter((name) => texts[name] !== "");
  return Object.fromEntries([
    ...written.map((name) => [EVIDENCE_TEXTS[name], texts[name]]),
    ...files.map(({ kind, processorFileId }) => [EVIDENCE_FILES[kind], processorFileId]),
  ]);
}
