"use client";

import { useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { catchError } from "next/error";
import { useTranslations } from "next-intl";
import { digestOf, type FailureProps } from "@/components/frame/failure-page";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

function WorkFailure({ error, retry }: FailureProps) {
  const t = useTranslations("failure");
  const client = useQueryClient();
  const digest = digestOf(error);
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
        {digest !== null && (
          <span className="mt-2 block text-sm tabular-nums">{t("reference", { digest })}</span>
        )}
      </EmptyState>
    </div>
  );
}

/** Where people work, stands in for a page that could not be shown; the navigation stays. */
export const WorkFailureBoundary = catchError((_, failure) => <WorkFailure {...failure} />);
