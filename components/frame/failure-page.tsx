"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-style";
import { MessagePage } from "./message-page";

export interface FailurePageProps {
  error: Error & { digest?: string };
  /** Asks the server for the page again, and shows it. */
  retry: () => void;
  /** Another action besides trying again. */
  children?: ReactNode;
}

/** What a visitor sees when a page could not be made: what happened, and ways on. */
export function FailurePage({ error, retry, children }: FailurePageProps) {
  const t = useTranslations("failure");
  return (
    <MessagePage
      title={t("title")}
      action={
        <>
          <button type="button" onClick={retry} className={buttonClass()}>
            {t("retry")}
          </button>
          {children}
        </>
      }
      footnote={error.digest ? t("reference", { digest: error.digest }) : undefined}
    >
      {t("body")}
    </MessagePage>
  );
}
