import { ConfirmPaymentAnswer } from "@/lib/payments/stripe-emulator/confirm-payment-contract";
import type { CardOutcome } from "./test-card";

/** The result of an attempt to pay; after "challenge" the bank waits for the diner's confirmation. */
export type PaymentOutcome = "paid" | "challenge" | PaymentProblem;

/** Why nothing was paid. "closed": the payment is settled or canceled. */
export type PaymentProblem = "declined" | "closed" | "offline" | "unanswered";

const ANSWER_TIMEOUT_MS = 20_000;

const OUTCOMES = {
  succeeded: "paid",
  requires_action: "challenge",
  requires_payment_method: "declined",
} as const;

/** Pays at the embedded processor as its form would. Never throws. */
export async function confirmEmbeddedPayment(
  clientSecret: string,
  outcome: CardOutcome,
): Promise<PaymentOutcome> {
  try {
    const response = await fetch("/api/dev/stripe/confirm", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ clientSecret, outcome }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (response.status >= 500) return "unanswered";
    if (!response.ok) return "closed";
    return OUTCOMES[ConfirmPaymentAnswer.parse(await response.json()).status];
  } catch {
    return navigator.onLine ? "unanswered" : "offline";
  }
}
