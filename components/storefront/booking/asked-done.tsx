"use client";

import { BellRing } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

/** The guest is on the list for a full day, and where the link went. */
export function AskedDone({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslations("booking.tellMe");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);
  return (
    <div className="space-y-6">
      <BellRing className="size-10 text-accent-text" strokeWidth={1.5} aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1} className="font-display text-4xl outline-none">
        {t("doneTitle")}
      </h1>
      <p className="text-lg text-ink-soft">{t("request.lead")}</p>
      <p>{t("done", { email })}</p>
      <Button variant="quiet" onClick={onAgain}>
        {t("another")}
      </Button>
    </div>
  );
}
