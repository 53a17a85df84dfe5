import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";
import {
  ANSWER_STATES,
  type Answer,
  EVIDENCE_FILE_KINDS,
  EVIDENCE_MEDIA_TYPES,
  type EvidenceText,
  MAX_TEXT_CHARACTERS,
  wholeTexts,
} from "@/lib/payments/processor/dispute-evidence";
import { PaymentDispute } from "./dispute-list-contract";

export const DisputeParams = z.object({ tenantId: IdParam, disputeId: IdParam });
/** The dispute comes last: the audit log takes it as what the act is about. */
export const DisputeFileParams = z.object({
  tenantId: IdParam,
  kind: z.enum(EVIDENCE_FILE_KINDS),
  disputeId: IdParam,
});

const text = z.string().max(MAX_TEXT_CHARACTERS);

const Texts = z
  .object({
    productDescription: text.describe("What was sold"),
    customerName: text,
    customerEmail: text,
    shippingAddress: text.describe("Where it was delivered to"),
    shippingDate: text,
    serviceDate: text.describe("The day on which the guest had it"),
    refundRefusal: text.describe("Why the guest gets no refund"),
    duplicateExplanation: text.describe("Why it is no second charge for the same thing"),
    whatHappened: text.describe("The order's history, and everything else that the bank should know"),
  } satisfies Record<EvidenceText, typeof text>)
  .meta({ id: "DisputeEvidence" });

const version = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .describe("As it was read, so that a change made in the meantime is not overwritten");

export const SaveAnswerBody = z.object({ version, evidence: Texts }).meta({ id: "SaveDisputeAnswer" });
export const SendAnswerBody = z.object({ version }).meta({ id: "SendDisputeAnswer" });

const DisputeAnswer = z
  .object({
    state: z.enum(ANSWER_STATES),
    version: z.int(),
    evidence: Texts,
    files: z.array(
      z.object({
        kind: z.enum(EVIDENCE_FILE_KINDS),
        mediaType: z.enum(EVIDENCE_MEDIA_TYPES),
        bytes: z.int(),
      }),
    ),
    refusal: z.string().nullable().describe("Why the processor did not take it, in its words"),
    changedAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable().describe("When somebody sent it, or gave the dispute up"),
    settledAt: z.iso.datetime().nullable().describe("When the processor had it"),
  })
  .meta({ id: "DisputeAnswer" });

export const DisputeDetail = z
  .object({
    dispute: PaymentDispute,
    canAnswer: z.boolean().describe("The bank has not decided and accepts an answer, and none was sent"),
    answer: DisputeAnswer.nullable().describe("Null until one is started"),
  })
  .meta({ id: "DisputeDetail" });
export type DisputeDetailWire = z.input<typeof DisputeDetail>;

/** An answer as those who write it see it. */
export function answerView(answer: Answer): DisputeDetailWire["answer"] {
  const { state, version, texts, files, refusal, changedAt, decidedAt, settledAt } = answer;
  return {
    state,
    version,
    evidence: wholeTexts(texts),
    files: files
      .map(({ kind, mediaType, bytes }) => ({ kind, mediaType, bytes }))
      .sort((a, b) => EVIDENCE_FILE_KINDS.indexOf(a.kind) - EVIDENCE_FILE_KINDS.indexOf(b.kind)),
    refusal,
    changedAt: changedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    settledAt: settledAt?.toISOString() ?? null,
  };
}
