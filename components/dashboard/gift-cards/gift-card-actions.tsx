"use client";

import { useMutation } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { settled } from "@/components/data/settled";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useToast } from "@/components/ui/toast";
import type { GiftCardWire } from "@/lib/service/gift-cards/gift-card-contract";
import { giftCardState, isRefundable } from "./gift-card-state";
import { RefundDialog } from "./refund-dialog";

interface GiftCardActionsProps {
  card: GiftCardWire;
  now: Date;
  onChanged: () => Promise<boolean>;
}

/** Why an email was not sent again, where the restaurant's own words say it best. */
const NOT_RESENT: Record<string, "notSendable" | "codeLost" | undefined> = {
  GIFT_CARD_NOT_SENDABLE: "notSendable",
  GIFT_CARD_CODE_LOST: "codeLost",
};

export function GiftCardActions({ card, now, onChanged }: GiftCardActionsProps) {
  const t = useTranslations("dashboardGiftCards");
  const money = useMoneyText();
  const { slug: tenantId } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const [asking, setAsking] = useState<"disable" | "refund" | null>(null);
  const { id, codeEnding: ending, balance, currency } = card;
  const email = card.recipientEmail ?? card.purchaserEmail;
  const isValid = giftCardState(card, now) === "active";

  const params = { path: { tenantId, giftCardId: id } };
  const resend = useMutation({
    mutationFn: () => dataOf(api.POST("/api/tenant/{tenantId}/gift-cards/{giftCardId}/resend", { params })),
    onSuccess: () => toast({ title: t("resent", { email: email ?? "" }), detail: t("resentHint") }),
    onError: (failure) => {
      const reason = NOT_RESENT[failure.code];
      failureToast(t("notResent"), failure, reason && t(reason));
      void onChanged();
    },
  });
  const disable = useMutation({
    mutationFn: () => dataOf(api.POST("/api/tenant/{tenantId}/gift-cards/{giftCardId}/disable", { params })),
    onSuccess: async () => {
      await onChanged();
      toast({ title: t("disabledToast", { ending }) });
    },
    onError: (failure) => failureToast(t("notDisabled"), failure),
  });
  if (!card.active) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="quiet-danger" onClick={() => setAsking("disable")}>
        {t("disable")}
      </Button>
      {isRefundable(card, now) && (
        <Button variant="quiet-danger" onClick={() => setAsking("refund")}>
          {t("refund")}
        </Button>
      )}
      {isValid && email && (
        <Button
          variant="secondary"
          className="ml-auto"
          pending={resend.isPending}
          onClick={() => resend.mutate()}
        >
          <Mail className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {t("resend")}
        </Button>
      )}
      {asking === "disable" && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsking(null)}
          title={t("disableTitle", { ending })}
          description={t("disableBody", { amount: money(balance, currency) })}
          confirmLabel={t("disable")}
          cancelLabel={t("keep")}
          danger
          onConfirm={() => settled(disable.mutateAsync())}
        />
      )}
      {asking === "refund" && <RefundDialog card={card} onDone={onChanged} onClose={() => setAsking(null)} />}
    </div>
  );
}
