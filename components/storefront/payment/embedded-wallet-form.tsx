"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import type { PaymentFormProps } from "./payment";
import { useEmbeddedPayment } from "./use-embedded-payment";

/** PayPal or Satispay at the embedded processor: the sheet in which the wallet's owner approves. */
export function EmbeddedWalletForm(props: PaymentFormProps) {
  const t = useTranslations("payment");
  const methods = useTranslations("tracking.method");
  const actions = useTranslations("common.actions");
  const money = useMoney();
  const { name } = useStorefront().shop;
  const embedded = useEmbeddedPayment(props);
  const [open, setOpen] = useState(false);
  const { amountMinor, method } = props.payment;
  const amount = money(amountMinor);

  const approve = () => {
    setOpen(false);
    embedded.attempt("succeeded");
  };
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) embedded.leave();
  };
  return (
    <div className="space-y-5">
      <p className="text-sm text-ink-soft">{t("test")}</p>
      <ProblemBox>{!open && embedded.problem && t(`problem.${embedded.problem}`)}</ProblemBox>
      <Dialog
        open={open}
        onOpenChange={change}
        trigger={
          <Button size="large" pending={embedded.pending} className="w-full">
            {t("wallet.open", { method: methods(method) })}
          </Button>
        }
        title={t("wallet.title", { method: methods(method) })}
        description={t("wallet.body", { amount, name })}
        footer={
          <div className="flex flex-col gap-2 md:flex-row-reverse">
            <Button onClick={approve}>{t("wallet.approve")}</Button>
            <Button variant="quiet" onClick={() => change(false)}>
              {actions("cancel")}
            </Button>
          </div>
        }
      >
        <p className="text-sm text-ink-soft">{t("test")}</p>
      </Dialog>
      <p aria-live="polite" className="sr-only">
        {embedded.pending && t("paying")}
      </p>
    </div>
  );
}
