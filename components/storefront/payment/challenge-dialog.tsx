"use client";

import { useTranslations } from "next-intl";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface ChallengeDialogProps {
  open: boolean;
  pending: boolean;
  amountMinor: number;
  onConfirm: () => void;
  /** Closing the question is a no. */
  onRefuse: () => void;
}

/** The bank's question whether it is really the cardholder who pays (3-D Secure), at the embedded processor. */
export function ChallengeDialog({ open, pending, amountMinor, onConfirm, onRefuse }: ChallengeDialogProps) {
  const t = useTranslations("payment");
  const money = useMoney();
  const { name } = useStorefront().shop;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onRefuse();
      }}
      title={t("challenge.title")}
      description={t("challenge.body", { amount: money(amountMinor), name })}
      footer={
        <div className="flex flex-col gap-2 md:flex-row-reverse">
          <Button pending={pending} onClick={onConfirm}>
            {t("challenge.confirm")}
          </Button>
          <Button variant="quiet" onClick={onRefuse}>
            {t("challenge.refuse")}
          </Button>
        </div>
      }
    >
      <p className="text-sm text-ink-soft">{t("test")}</p>
    </Dialog>
  );
}
