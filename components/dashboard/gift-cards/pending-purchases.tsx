"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PaymentAttempts } from "@/components/dashboard/disputes/payment-attempts";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { WrongPaymentNote } from "@/components/dashboard/money/wrong-payment-note";
import { NEW_TILL_WAY, TillWayFields, useTillWay } from "@/components/dashboard/till/till-way";
import { api, dataOf } from "@/components/data/api";
import { settled } from "@/components/data/settled";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Moment } from "@/components/ui/moment";
import { Price } from "@/components/ui/price";
import type { IssuedGiftCard } from "@/lib/service/gift-cards/gift-card-contract";
import type { PendingPurchase } from "./use-gift-cards";

interface PendingPurchasesProps {
  purchases: readonly PendingPurchase[];
  onConfirmed: (card: IssuedGiftCard) => void;
  /** A purchase may no longer be waiting. */
  onGone: () => void;
}

/** Cards that guests want and have not paid yet. Whoever holds their money confirms it here. */
export function PendingPurchases({ purchases, onConfirmed, onGone }: PendingPurchasesProps) {
  const t = useTranslations("dashboardGiftCards");
  const money = useMoneyText();
  const { slug: tenantId } = useDashboardTenant();
  const failureToast = useFailureToast();
  const [way, setWay] = useState(NEW_TILL_WAY);
  const { body: payment } = useTillWay(way);
  const [confirming, setConfirming] = useState<PendingPurchase | null>(null);

  const confirm = useMutation({
    mutationFn: ({ pendingId }: PendingPurchase): Promise<IssuedGiftCard> =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/gift-cards/pending/{pendingId}/confirm", {
          params: { path: { tenantId, pendingId } },
          body: { payment },
        }),
      ),
    onSuccess: onConfirmed,
    onError: (failure) => {
      const isGone = failure.code === "GIFT_CARD_PURCHASE_NOT_FOUND";
      if (isGone) onGone();
      const detail = failure.code === "PROCESSOR_UNAVAILABLE" ? t("processor") : undefined;
      failureToast(t("notConfirmed"), failure, isGone ? t("purchaseGone") : detail);
    },
  });
  if (purchases.length === 0) return null;
  return (
    <section className="mb-6 rounded-panel bg-sunken px-4 pt-4 pb-1">
      <h2 className="font-semibold">{t("pending")}</h2>
      <p className="mt-0.5 text-sm text-ink-soft">{t("pendingHint")}</p>
      <ul className="mt-2 divide-y divide-line">
        {purchases.map((purchase) => {
          const { pendingId, amount, currency, purchaserEmail, paidOnline, wrongPayment, createdAt } =
            purchase;
          const recipient = purchase.recipientName ?? purchase.recipientEmail;
          return (
            <li key={pendingId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <Price amount={amount} currency={currency} className="min-w-16 text-lg font-semibold" />
              <span className="min-w-0 flex-1 basis-48">
                <span className="block break-words">
                  {recipient ? t("pendingFor", { buyer: purchaserEmail, recipient }) : purchaserEmail}
                </span>
                <Moment at={createdAt} className="text-sm text-ink-soft" />
                {paidOnline && <PaymentAttempts kind="gift_card_purchase" id={pendingId} className="mt-2" />}
                {wrongPayment && (
                  <WrongPaymentNote payment={wrongPayment} asked={amount} currency={currency} />
                )}
              </span>
              <Badge tone={paidOnline ? "info" : "caution"}>
                {paidOnline ? t("online") : t("atRestaurant")}
              </Badge>
              <Button
                variant="secondary"
                aria-label={t("confirmOf", { amount: money(amount, currency), buyer: purchaserEmail })}
                onClick={() => setConfirming(purchase)}
              >
                {t("confirm")}
              </Button>
            </li>
          );
        })}
      </ul>
      {confirming && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setConfirming(null)}
          title={t("confirmTitle", { amount: money(confirming.amount, confirming.currency) })}
          description={
            <>
              {t("confirmBody", { email: confirming.recipientEmail ?? confirming.purchaserEmail })}
              {confirming.paidOnline && <span className="mt-2 block">{t("confirmOnline")}</span>}
            </>
          }
          confirmLabel={t("confirm")}
          disabled={payment === null}
          onConfirm={() => settled(confirm.mutateAsync(confirming))}
        >
          <TillWayFields
            value={way}
            onChange={setWay}
            due={confirming.amount}
            currency={confirming.currency}
          />
        </ConfirmDialog>
      )}
    </section>
  );
}
