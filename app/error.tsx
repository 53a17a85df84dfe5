"use client";

import { useTranslations } from "next-intl";
import { MessagePage } from "@/components/frame/message-page";
import { Button } from "@/components/ui/button";

interface FailureProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function Failure({ error, reset }: FailureProps) {
  const t = useTranslations("common");
  return (
    <MessagePage
      title={t("failure.title")}
      action={<Button onClick={reset}>{t("actions.retry")}</Button>}
      footnote={error.digest ? t("failure.reference", { digest: error.digest }) : undefined}
    >
      {t("failure.body")}
    </MessagePage>
  );
}
