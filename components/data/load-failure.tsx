"use client";

import { CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { ApiFailure } from "./api-failure";
import { useFailureWords } from "./use-failure-words";

interface LoadFailureProps {
  failure: ApiFailure;
  onRetry: () => void;
  /** The page has no other title. */
  isPage?: boolean;
}

export function LoadFailure({ failure, onRetry, isPage }: LoadFailureProps) {
  const t = useTranslations("dashboard");
  const { title, detail } = useFailureWords()(failure);
  return (
    <EmptyState
      icon={CloudOff}
      title={title}
      isPage={isPage}
      action={<Button onClick={onRetry}>{t("failure.retry")}</Button>}
    >
      {detail}
    </EmptyState>
  );
}
