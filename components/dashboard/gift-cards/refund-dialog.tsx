"use client";

import { useTranslations } from "next-intl";
import { type SyntheticEvent, useId, useState } from "react";
import { useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { apiCall } from "@/components/data/api-call";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useToast } from "@/components/ui/toast";
import type { GiftCardRefundWire, GiftCardWire } from "@/lib/service/gift-cards/gift-card-contract";
import { useMoneyText } from "./use-money-text";

interface RefundDialogProps {
  card: GiftCardWire;
  /** The card may have changed. */
  onDone: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks why, and gives the money of an unused card back to who bought it. */
export function RefundDialog({ card, onDone, onClose }: RefundDialogProps) {
  const t = useTranslations("dashboardGiftCards");
  const money = useMoneyText();
  const tenantApi = useTenantApi();
  const toast = useToast();
  const failureToast = useFailureToast();
  const formId = useId();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const amount = money(card.initialAmount, card.currency);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    if (reason.trim() === "") return setError(t("reasonMissing"));
    setPending(true);
    const result = await apiCall<GiftCardRefundWire>("POST", tenantApi(`/gift-cards/${card.id}/refund`), {
      reason: reason.trim(),
    });
    await onDone();
    setPending(false);
    if (!result.ok) {
      const detail = result.code === "GIFT_CARD_NOT_REFUNDABLE" ? t("notRefundable") : undefined;
      return failureToast(t("notRefunded"), result, detail);
    }
    onClose();
    const { status, paidThrough } = result.data;
    if (status === "failed")
      return toast({ tone: "failure", title: t("notRefunded"), detail: t("refundFailed") });
    toast({
      title:
        paidThrough === "processor" ? t("refundedProcessor", { amount }) : t("refundedByYou", { amount }),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={t("refundTitle", { amount })}
      description={t("refundBody", { ending: card.codeEnding })}
      footer={
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={pending}>
            {t("refundAction")}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={t("reason")} hint={t("reasonHint")} error={error} required>
          <Textarea
            maxLength={500}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setError(null);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
