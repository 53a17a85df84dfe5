"use client";

import { DoorClosed } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";

/** Says why guests do not find the restaurant yet; `ownerEmail` is null for everybody but its owner. */
export function DraftNotice({ restaurant, ownerEmail }: { restaurant: string; ownerEmail: string | null }) {
  const t = useTranslations("dashboard.draft");
  const toast = useToast();
  const failureWords = useFailureWords();
  const [pending, setPending] = useState(false);

  const sendAgain = async (email: string) => {
    setPending(true);
    const result = await resultOf(api.POST("/api/auth/send-proof"));
    setPending(false);
    toast(
      result.ok
        ? { tone: "done", title: t("sent", { email }) }
        : { tone: "failure", ...failureWords(result) },
    );
  };

  return (
    <section
      aria-label={t("title")}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line bg-caution-tint px-4 py-3 md:px-8 print:hidden"
    >
      <DoorClosed className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-64 flex-1 text-sm">
        <p className="font-semibold">{t("title")}</p>
        <p>
          {ownerEmail === null ? t("others", { restaurant }) : t("owner", { restaurant, email: ownerEmail })}
        </p>
      </div>
      {ownerEmail !== null && (
        <Button variant="secondary" pending={pending} onClick={() => sendAgain(ownerEmail)}>
          {t("send")}
        </Button>
      )}
    </section>
  );
}
