"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { PaymentDisputeWire } from "@/lib/payments/disputes/dispute-list-contract";

const REASONS = [
  "fraudulent",
  "duplicate",
  "product_not_received",
  "product_unacceptable",
  "credit_not_processed",
  "subscription_canceled",
  "unrecognized",
  "general",
] as const;

/** What a dispute is about, and until when it is answered or how far its answer is, as sentences. */
export function useDisputeWords() {
  const t = useTranslations("dashboardDisputes");
  const format = useFormatter();
  const time = (instant: string) => format.dateTime(new Date(instant), "moment");
  return {
    /** A reason that is new to us is shown in the processor's words. */
    reason: ({ reason }: Pick<PaymentDisputeWire, "reason">): string => {
      const known = REASONS.find((each) => each === reason);
      return known ? t(`reasons.${known}`) : reason.replaceAll("_", " ");
    },
    deadline: ({
      state,
      evidenceDueAt,
      closedAt,
      answer,
    }: Pick<PaymentDisputeWire, "state" | "evidenceDueAt" | "closedAt" | "answer">): string | null => {
      if (state !== "open") return closedAt && t("closed", { time: time(closedAt) });
      if (answer !== null && answer !== "draft") return t(`answerState.${answer}`);
      return evidenceDueAt && t("due", { time: time(evidenceDueAt) });
    },
  };
}
