import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";
import { SUBJECT_KINDS } from "@/lib/payments/subject/subject";

export const AttemptsQuery = z.object({
  kind: z.enum(SUBJECT_KINDS).describe("What was to be paid for"),
  id: IdParam,
});

export const PaymentAttempt = z
  .object({
    id: z.string().describe("The processor's"),
    method: z.string().nullable().describe("As the processor calls it, such as `card`"),
    last4: z.string().nullable().describe("The end of a card's number"),
    code: z.string().describe("The processor's, such as `card_declined`"),
    declineCode: z.string().nullable().describe("The bank's, such as `insufficient_funds`"),
    message: z.string().describe("The bank's words to the guest"),
    at: z.iso.datetime(),
  })
  .meta({ id: "PaymentAttempt" });
export type PaymentAttemptWire = z.input<typeof PaymentAttempt>;

export const PaymentAttemptList = z
  .object({ attempts: z.array(PaymentAttempt).describe("Those that failed, the oldest first; at most 20") })
  .meta({ id: "PaymentAttemptList" });

export type AttemptRow = Omit<PaymentAttemptWire, "at"> & { at: Date };

/** A try to pay that failed, as staff see it. */
export function attemptView({ at, ...attempt }: AttemptRow): PaymentAttemptWire {
  return { ...attempt, at: at.toISOString() };
}
