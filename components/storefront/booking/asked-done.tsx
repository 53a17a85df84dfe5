"use client";

import { BellRing } from "lucide-react";
import { useTranslations } from "next-intl";
import { DoneHeading } from "@/components/storefront/frame/done-heading";
import { Button } from "@/components/ui/button";

/** The guest is on the list for a full day, and where the link went. */
export function AskedDone({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslations("booking.tellMe");
  return (
    <div className="space-y-6">
      <BellRing className="size-10 text-accent-text" strokeWidth={1.5} aria-hidden="true" />
      <DoneHeading>{t("doneTitle")}</DoneHeading>
      <p className="text-lg text-ink-soft">{t("request.lead")}</p>
      <p>{t("done", { email })}</p>
      <Button variant="quiet" onClick={onAgain}>
        {t("another")}
      </Button>
    </div>
  );
}
