import { z } from "zod";
import { WholeFileQuery } from "@/lib/core/csv/format-contract";
import { IdParam } from "@/lib/core/ids/param-contract";
import { toMajor } from "@/lib/core/money/money";
import { nextCursor, PageQuery } from "@/lib/core/paging/page-query-contract";
import type { SubjectFacts } from "@/lib/payments/payments/payment-subject";
import { ANSWER_STATES, type AnswerState } from "@/lib/payments/processor/dispute-evidence";
import { BillId, OrderId, Reference, Subject } from "@/lib/payments/statement/subject-contract";
import { DISPUTE_STATES, type DisputeState } from "@/lib/payments/subject/money-states";
import type { SubjectKind } from "@/lib/payments/subject/subject";

export const DisputesQuery = PageQuery.extend({
  ...WholeFileQuery.shape,
  state: z.enum(DISPUTE_STATES).optional(),
  orderId: IdParam.optional().describe("Only disputes of this order"),
});
export type DisputesQuery = z.output<typeof DisputesQuery>;

export const PaymentDispute = z
  .object({
    id: z.string(),
    state: z
      .enum(DISPUTE_STATES)
      .describe("`open` until the customer's bank has decided, for the restaurant or against it"),
    reason: z.string().describe("The bank's, in the processor's words, such as `fraudulent`"),
    amount: z.number().describe("The disputed amount"),
    currency: z.string(),
    answer: z
      .enum(ANSWER_STATES)
      .nullable()
      .describe(
        "`draft` until the answer is sent, `sent` once the bank has it; `accepted` once the dispute was given up; null before it is started",
      ),
    taken: z.boolean().describe("The money has left the books, and has not come back"),
    evidenceDueAt: z.iso
      .datetime()
      .nullable()
      .describe("Until when evidence is accepted; null where the processor names no time"),
    subject: Subject,
    reference: Reference,
    orderId: OrderId,
    billId: BillId,
    createdAt: z.iso.datetime(),
    closedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "PaymentDispute" });
export type PaymentDisputeWire = z.input<typeof PaymentDispute>;

export const PaymentDisputeList = z
  .object({ disputes: z.array(PaymentDispute), nextCursor })
  .meta({ id: "PaymentDisputeList" });

export type DisputeRow = {
  id: string;
  status: DisputeState;
  reason: string;
  amountMinor: number;
  currency: string;
  evidenceDueAt: Date | null;
  answer: AnswerState | null;
  withdrawnAt: Date | null;
  reinstatedAt: Date | null;
  createdAt: Date;
  closedAt: Date | null;
  subjectKind: SubjectKind;
  subjectId: string;
};

/** A dispute as it is listed, with what is known of the subject that was paid for. */
export function disputeView(row: DisputeRow, about: SubjectFacts | undefined): PaymentDisputeWire {
  return {
    id: row.id,
    state: row.status,
    reason: row.reason,
    amount: toMajor(row.amountMinor, row.currency),
    currency: row.currency,
    answer: row.answer,
    taken: row.withdrawnAt !== null && row.reinstatedAt === null,
    evidenceDueAt: row.evidenceDueAt?.toISOString() ?? null,
    subject: { kind: row.subjectKind, id: row.subjectId },
    reference: about?.reference ?? null,
    orderId: about?.orderId ?? null,
    billId: about?.billId ?? null,
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}
