import { z } from "zod";

export const DisputePaymentBody = z
  .object({
    clientSecret: z.string().min(1).max(300),
    outcome: z
      .enum(["opened", "won", "lost"])
      .describe("Opened takes back what is left of the payment; won and lost decide a dispute that is open"),
  })
  .meta({ id: "DisputePayment" });

export type DisputePaymentBody = z.output<typeof DisputePaymentBody>;

export const DisputePaymentAnswer = z
  .object({
    disputeId: z.string().describe("The processor's name of the dispute"),
    status: z.enum(["needs_response", "under_review", "won", "lost"]),
    amount: z.int().describe("In the processor's smallest unit"),
  })
  .meta({ id: "DisputedPayment" });
