"use client";

import { Mail } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { apiCall } from "@/components/data/api-call";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useToast } from "@/components/ui/toast";
import type { GiftCardWire } from "@/lib/service/gift-cards/gift-card-contract";
import { giftCardState, isRefundable } from "./gift-card-state";
import { RefundDialog } from "./refund-dialog";
import { useMoneyText } from "./use-money-text";

interface GiftCardActionsProps {
  card: GiftCardWire;
  now: Date;
  onChanged: () => Promise<boolean>;
}

/** What can still be done about a card; nothing once it is out of use. */
export function GiftCardActions({ card, now, onChanged }: GiftCardActionsProps) {
  const t = useTranslations("dashboardGiftCards");
  const money = useMoneyText();
  const tenantApi = useTenantApi();
  const toast = useToast();
  const failureToast = useFailureToast();
  const [sending, setSending] = useState(false);
  const [asking, setAsking] = useState<"disable" | "refund" | null>(null);
  const { id, codeEnding: ending, balance, currency } = card;
  const email = card.recipientEmail ?? card.purchaserEmail;
  const isValid = giftCardState(card, now) === "active";

  const resend = async () => {
    setSending(true);
    const result = await apiCall("POST", tenantApi(`/gift-cards/${id}/resend`));
    setSending(false);
    if (result.ok) return toast({ title: t("resent", { email: email ?? "" }), detail: t("resentHint") });
    const detail = result.code === "GIFT_CARD_NOT_SENDABLE" ? t("notSendable") : undefined;
    failureToast(t("notResent"), result, detail);
    void onChanged();
  };
  const disable = async () => {
    const result = await apiCall("POST", tenantApi(`/gift-cards/${id}/disable`));
    if (!result.ok) return failureToast(t("notDisabled"), result);
    await onChanged();
    toast({ title: t("disabledToast", { ending }) });
  };
  if (!card.active) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="quietDanger" onClick={() => setAsking("disable")}>
        {t("disable")}
      </Button>
      {isRefundable(card, now) && (
        <Button variant="quietDanger" onClick={() => setAsking("refund")}>
          {t("refund")}
        </Button>
      )}
      {isValid && email && (
        <Button variant="secondary" className="ml-auto" pending={sending} onClick={resend}>
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
          onConfirm={disable}
        />
      )}
      {asking === "refund" && <RefundDialog card={card} onDone={onChanged} onClose={() => setAsking(null)} />}
    </div>
  );
}
