"use client";

import { useTranslations } from "next-intl";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";

/** Why a refund is not possible, and what to do instead. */
export function useRefundProblem(): (failure: ApiFailure) => string {
  const t = useTranslations("dashboardRefunds.problems");
  const words = useFailureWords();
  return (failure) => {
    switch (failure.code) {
      case "NOT_REFUNDABLE":
        return t("notRefundable");
      case "REFUND_EXCEEDS_CAPTURED":
        return t("tooMuch");
      case "LINE_ALREADY_REFUNDED":
        return t("lineGone");
      default: {
        const { title, detail } = words(failure);
        return [title, detail].filter(Boolean).join(". ");
      }
    }
  };
}
