"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { PaymentForm } from "@/components/storefront/payment/payment-form";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { Spinner } from "@/components/ui/spinner";
import { cancelGuestPayment, guestBillKey } from "./bill-query";
import type { OwnPayment } from "./own-payment";
import { useBillProblem } from "./use-bill-problem";

interface BillPayingProps {
  token: string;
  own: OwnPayment;
  /** The processor has it; its event has not arrived. */
  sent: boolean;
  /** The bank or wallet sent the guest back without paying. */
  failed: boolean;
  onPaid: () => void;
  onGivenUp: () => void;
}

/** Pays the part that was chosen by the same form as an order, or gives it up for another one. */
export function BillPaying({ token, own, sent, failed, onPaid, onGivenUp }: BillPayingProps) {
  const t = useTranslations("tableBill");
  const payment = useTranslations("payment.problem");
  const problemWords = useBillProblem();
  const format = useFormatter();
  const money = useMoney();
  const base = useTenantBase();
  const client = useQueryClient();
  const { slug } = useStorefront().shop;
  const {
    mutate: giveUp,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => cancelGuestPayment(slug, token, own),
    onSuccess: async (bill) => {
      await client.cancelQueries({ queryKey: guestBillKey(slug, token) });
      client.setQueryData(guestBillKey(slug, token), bill);
      onGivenUp();
    },
    onError: () => void client.invalidateQueries({ queryKey: guestBillKey(slug, token) }),
  });
  if (sent) {
    return (
      <div className="max-w-112 space-y-5 py-6">
        <Spinner className="size-8 text-accent-text" />
        <h1 className="font-display text-4xl">{t("sentTitle")}</h1>
        <p aria-live="polite" className="text-lg text-ink-soft">
          {t("sentBody")}
        </p>
      </div>
    );
  }
  return (
    <div className="max-w-112 space-y-7">
      <div>
        <h1 className="font-display text-4xl">{t("payTitle", { amount: money(own.amountMinor) })}</h1>
        {own.payBefore && (
          <p className="mt-3 text-ink-soft">
            {t("held", { time: format.dateTime(new Date(own.payBefore), "time") })}
          </p>
        )}
      </div>
      <ProblemBox>{failed ? payment("refused") : error && problemWords(error)}</ProblemBox>
      <PaymentForm
        payment={{
          clientSecret: own.clientSecret,
          method: own.method,
          amountMinor: own.amountMinor,
          returnPath: tenantHref(base, `/bill/${token}`),
        }}
        onPaid={onPaid}
      />
      <Button variant="quiet" pending={isPending} onClick={() => giveUp()} className="w-full">
        {t("change")}
      </Button>
    </div>
  );
}
