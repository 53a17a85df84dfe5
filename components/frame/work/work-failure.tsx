"use client";

import { useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FailurePageProps } from "@/components/frame/failure-page";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** Where people work, stands in for a page that could not be shown; the navigation stays. */
export function WorkFailure({ error, retry }: FailurePageProps) {
  const t = useTranslations("failure");
  const client = useQueryClient();
  const tryAgain = () => {
    // What was read may be what the page failed over.
    client.clear();
    retry();
  };
  return (
    <div role="alert">
      <EmptyState
        isPage
        icon={CloudOff}
        title={t("title")}
        action={<Button onClick={tryAgain}>{t("retry")}</Button>}
      >
        {t("body")}
        {error.digest && (
          <span className="mt-2 block text-sm tabular-nums">{t("reference", { digest: error.digest })}</span>
        )}
      </EmptyState>
    </div>
  );
}
