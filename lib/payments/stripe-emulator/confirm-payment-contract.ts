import { z } from "zod";

export const ConfirmPaymentBody = z
  .object({
    clientSecret: z.string().min(1).max(300),
    outcome: z
      .enum([
        "succeeded",
        "declined",
        "insufficient_funds",
        "lost_card",
        "expired_card",
        "incorrect_cvc",
        "requires_action",
        "not_authenticated",
      ])
      .describe("What the card's bank does; the last is the cardholder's no to its question"),
  })
  .meta({ id: "ConfirmPayment" });

export type ConfirmPaymentBody = z.output<typeof ConfirmPaymentBody>;

export const ConfirmPaymentAnswer = z
  .object({
    status: z.enum(["succeeded", "requires_payment_method", "requires_action"]),
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: "ConfirmedPayment" });
