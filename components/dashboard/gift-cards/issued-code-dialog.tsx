"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import type { IssuedGiftCard } from "@/lib/service/gift-cards/gift-card-contract";

/** The whole code of a card that was just made, the only time that the dashboard shows it. */
export function IssuedCodeDialog({ card, onClose }: { card: IssuedGiftCard; onClose: () => void }) {
  const t = useTranslations("dashboardGiftCards");
  const money = useMoneyText();
  const [copied, setCopied] = useState<boolean | null>(null);
  const email = card.recipientEmail ?? card.purchaserEmail;
  const copy = () =>
    navigator.clipboard.writeText(card.code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const Icon = copied ? Check : Copy;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("codeTitle", { amount: money(card.initialAmount, card.currency) })}
      description={t("codeOnce")}
      footer={
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {t("done")}
          </Button>
          <Button onClick={copy}>
            <Icon className="size-5" strokeWidth={1.5} aria-hidden="true" />
            <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
          </Button>
        </div>
      }
    >
      <p className="mt-2 rounded-control bg-sunken px-3 py-5 text-center font-mono text-lg font-semibold break-all select-all">
        <span className="sr-only">{t("code")}: </span>
        {card.code}
      </p>
      {email && <p className="mt-3 text-ink-soft">{t("codeEmailed", { email })}</p>}
      <div className="mt-3">
        <ProblemBox>{copied === false && t("notCopied")}</ProblemBox>
      </div>
    </Dialog>
  );
}
