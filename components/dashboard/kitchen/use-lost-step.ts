"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { useToast } from "@/components/ui/toast";
import type { KitchenStep } from "./kitchen-steps";

/** Says what became of a step that was not made. */
export function useLostStep(): (step: KitchenStep, failure: ApiFailure) => void {
  const t = useTranslations("kitchen");
  const toast = useToast();
  const failureWords = useFailureWords();
  return useCallback(
    ({ label, kind }, failure) => {
      if (failure.code === "KITCHEN_TICKET_CHANGED" || failure.code === "KITCHEN_TICKET_NOT_FOUND") {
        toast({
          tone: "failure",
          title: t("lost.title", { ticket: label }),
          detail: t(
            failure.code === "KITCHEN_TICKET_NOT_FOUND"
              ? "lost.gone"
              : kind === "recall"
                ? "lost.recalled"
                : "lost.bumped",
          ),
        });
        return;
      }
      const { title, detail } = failureWords(failure);
      toast({
        tone: "failure",
        title: t("lost.title", { ticket: label }),
        detail: [title, detail].filter(Boolean).join(". "),
      });
    },
    [failureWords, t, toast],
  );
}
