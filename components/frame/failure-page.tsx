"use client";

import type { ErrorInfo } from "next/error";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-style";
import { MessagePage } from "./message-page";

/** `retry` asks the server for the page again, and shows it. */
export type FailureProps = Pick<ErrorInfo, "error" | "retry">;

/** What the server calls a failure in its log; one of the browser's own has no such name. */
export function digestOf(error: unknown): string | null {
  const digest = error instanceof Error && "digest" in error ? error.digest : null;
  return typeof digest === "string" && digest !== "" ? digest : null;
}

/** What a visitor sees when a page could not be made: what happened, and ways on. `children` are other actions. */
export function FailurePage({ error, retry, children }: FailureProps & { children?: ReactNode }) {
  const t = useTranslations("failure");
  const digest = digestOf(error);
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
      footnote={digest !== null && t("reference", { digest })}
    >
      {t("body")}
    </MessagePage>
  );
}
