"use client";

import { useRef, useState } from "react";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import type { PaymentFormProps } from "./payment";
import { confirmEmbeddedPayment, type PaymentProblem } from "./payment-call";
import type { CardOutcome } from "./test-card";

/** A payment at the embedded processor: one try at a time, and the bank's question in between. */
export function useEmbeddedPayment({ payment, onPaid }: PaymentFormProps) {
  const { paymentDesk } = useStorefront().shop;
  const twin = paymentDesk?.kind === "embedded" ? paymentDesk.twin : null;
  const [pending, setPending] = useState(false);
  const [challenged, setChallenged] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem | "refused" | "canceled" | null>(null);
  const running = useRef(false);

  const attempt = async (
    outcome: CardOutcome | "not_authenticated",
    onDeclined: PaymentProblem | "refused" = "declined",
  ) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setProblem(null);
    const result = await confirmEmbeddedPayment({ clientSecret: payment.clientSecret, twin }, outcome);
    running.current = false;
    setChallenged(result === "challenge");
    if (result === "paid") return onPaid();
    setPending(false);
    if (result !== "challenge") setProblem(result === "declined" ? onDeclined : result);
  };
  return {
    pending,
    challenged,
    problem,
    attempt: (outcome: CardOutcome) => attempt(outcome),
    confirmChallenge: () => attempt("succeeded"),
    refuseChallenge: () => attempt("not_authenticated", "refused"),
    leave: () => setProblem("canceled"),
  };
}
