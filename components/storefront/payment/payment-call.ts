import { createApi, resultOf } from "@/components/data/api";
import type { CardOutcome } from "./test-card";

/** The result of an attempt to pay; after "challenge" the bank waits for the diner's confirmation. */
export type PaymentOutcome = "paid" | "challenge" | PaymentProblem;

/** Why nothing was paid. "closed": the payment is settled or canceled. */
export type PaymentProblem = "declined" | "closed" | "offline" | "unanswered";

const paymentApi = createApi({ patienceMs: 20_000 });

const OUTCOMES = {
  succeeded: "paid",
  requires_action: "challenge",
  requires_payment_method: "declined",
} as const;

/** Pays at the embedded processor as its form would. Never throws. */
export async function confirmEmbeddedPayment(
  { clientSecret, twin }: { clientSecret: string; twin: string | null },
  outcome: CardOutcome | "not_authenticated",
): Promise<PaymentOutcome> {
  const body = { clientSecret, outcome };
  const result = await resultOf(
    twin === null
      ? paymentApi.POST("/api/dev/stripe/confirm", { body })
      : paymentApi.POST("/api/public/{tenantId}/test-payments", {
          params: { path: { tenantId: twin } },
          body,
        }),
  );
  if (result.ok) return OUTCOMES[result.data.status];
  if (result.status === 0) return navigator.onLine ? "unanswered" : "offline";
  return result.status >= 500 ? "unanswered" : "closed";
}
