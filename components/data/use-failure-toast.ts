"use client";

import { useCallback } from "react";
import { useToast } from "@/components/ui/toast";
import type { ApiFailure } from "./api-failure";
import { useFailureWords } from "./use-failure-words";

/** Shows a toast with what failed and why; `detail` replaces the server's message. */
export function useFailureToast(): (title: string, failure: ApiFailure, detail?: string) => void {
  const toast = useToast();
  const failureWords = useFailureWords();
  return useCallback(
    (title, failure, detail) => {
      const words = failureWords(failure);
      toast({ tone: "failure", title, detail: detail ?? (words.detail || words.title) });
    },
    [toast, failureWords],
  );
}
