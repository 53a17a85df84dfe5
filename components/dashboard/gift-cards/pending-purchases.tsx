"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { apiCall } from "@/components/data/api-call";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Price } from "@/components/ui/price";
import type { IssuedGiftCard } from "@/lib/service/gift-cards/gift-card-contract";
import type { PendingPurchase } from "./use-gift-cards";
import { useMoneyText } from "./use-money-text";

interface PendingPurchasesProps {
  purchases: readonly PendingPurchase[];
  onConfirmed: (card: IssuedGiftCard) => void;
  /** A purchase may not be waiting any more. */
  onGone: () => void;
}

/** Cards that guests want and have not paid yet. Whoever holds their money confirms it here. */
export function PendingPurchases({ purchases, onConfirmed, onGone }: PendingPurchasesProps) {
  const t = useTranslations("dashboardGiftCards");
  const format = useFormatter();
  const money = useMoneyText();
  const tenantApi = useTenantApi();
  const failureToast = useFailureToast();
  const [confirming, setConfirming] = useState<PendingPurchase | null>(null);

  const confirm = async ({ pendingId }: PendingPurchase) => {
    const result = await apiCall<IssuedGiftCard>(
      "POST",
      tenantApi(`/gift-cards/pending/${pendingId}/confirm`),
    );
    if (result.ok) return onConfirmed(result.data);
    if (result.code === "GIFT_CARD_PURCHASE_NOT_FOUND") {
      onGone();
      return failureToast(t("notConfirmed"), result, t("purchaseGone"));
    }
    failureToast(
      t("notConfirmed"),
      result,
      result.code === "PROCESSOR_UNAVAILABLE" ? t("processor") : undefined,
    );
  };
  if (purchases.length === 0) return null;
  return (
    <section className="mb-6 rounded-panel bg-sunken px-4 pt-4 pb-1">
      <h2 className="font-semibold">{t("pending")}</h2>
      <p className="mt-0.5 text-sm text-ink-soft">{t("pendingHint")}</p>
      <ul className="mt-2 divide-y divide-line">
        {purchases.map((purchase) => {
          const { pendingId, amount, currency, purchaserEmail, paidOnline, createdAt } = purchase;
          const recipient = purchase.recipientName ?? purchase.recipientEmail;
          return (
            <li key={pendingId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <Price amount={amount} currency={currency} className="min-w-16 text-lg font-semibold" />
              <span className="min-w-0 flex-1 basis-48">
                <span className="block break-words">
                  {recipient ? t("pendingFor", { buyer: purchaserEmail, recipient }) : purchaserEmail}
                </span>
                <time dateTime={createdAt} className="text-sm text-ink-soft tabular-nums">
                  {format.dateTime(new Date(createdAt), "moment")}
                </time>
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
          onConfirm={() => confirm(confirming)}
        />
      )}
    </section>
  );
}
