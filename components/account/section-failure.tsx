"use client";

import { useTranslations } from "next-intl";
import type { ApiFailure } from "@/components/data/api-failure";
import { Button } from "@/components/ui/button";
import { useProblemWords } from "./use-problem-words";

interface SectionFailureProps {
  failure: ApiFailure;
  pending: boolean;
  onRetry: () => void;
}

export function SectionFailure({ failure, pending, onRetry }: SectionFailureProps) {
  const actions = useTranslations("common.actions");
  const problemWords = useProblemWords();
  return (
    <div role="alert" className="mt-4 space-y-3">
      <p className="text-sm font-medium text-critical">{problemWords(failure.code)}</p>
      <Button variant="secondary" pending={pending} onClick={onRetry}>
        {actions("retry")}
      </Button>
    </div>
  );
}
