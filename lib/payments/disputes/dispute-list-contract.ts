import { z } from "zod";
import { WholeFileQuery } from "@/lib/core/csv/format-contract";
import { IdParam } from "@/lib/core/ids/param-contract";
import { nextCursor, PageQuery } from "@/lib/core/paging/page-query-contract";
import { BillId, OrderId, Reference, Subject } from "@/lib/payments/statement/subject-contract";
import { DISPUTE_STATES } from "./dispute-state";

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
    amount: z.number().describe("What the bank asks back"),
    currency: z.string(),
    taken: z.boolean().describe("The money has left the books, and has not come back"),
    evidenceDueAt: z.iso
      .datetime()
      .nullable()
      .describe("Until when evidence is heard; null where the processor names no time"),
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
