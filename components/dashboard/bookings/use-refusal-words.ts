"use client";

import { useTranslations } from "next-intl";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";

export function useRefusalWords(): (failure: ApiFailure) => string {
  const t = useTranslations("bookingDesk.refusal");
  const failureWords = useFailureWords();
  return (failure) => {
    switch (failure.code) {
      case "SLOT_UNAVAILABLE":
        return t("slot");
      case "TABLE_TAKEN":
        return t("tableTaken");
      case "TABLE_NOT_FOUND":
        return t("tableGone");
      case "INVALID_TRANSITION":
        return t("over");
      case "VALIDATION_FAILED":
        return t("invalid");
      default: {
        const { title, detail } = failureWords(failure);
        return [title, detail].filter(Boolean).join(". ");
      }
    }
  };
}
