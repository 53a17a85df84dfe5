"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { MAX_REASON_LENGTH } from "@/lib/payments/subject/reason-length";
import type { GiftCardWire } from "@/lib/service/gift-cards/gift-card-contract";

interface RefundDialogProps {
  card: GiftCardWire;
  /** The card may have changed. */
  onDone: () => Promise<boolean>;
  onClose: () => void;
}

export function RefundDialog({ card, onDone, onClose }: RefundDialogProps) {
  const t = useTranslations("dashboardGiftCards");
  const money = useMoneyText();
  const { slug: tenantId } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const formId = useId();
  const { control, element, onSubmit } = useServerForm({ reason: "" });
  const amount = money(card.initialAmount, card.currency);

  const { mutate, isPending: pending } = useMutation({
    mutationFn: (reason: string) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/gift-cards/{giftCardId}/refund", {
          params: { path: { tenantId, giftCardId: card.id } },
          body: { reason },
        }),
      ),
    onSuccess: async ({ status, paidThrough }) => {
      await onDone();
      onClose();
      if (status === "failed") {
        toast({ tone: "failure", title: t("notRefunded"), detail: t("refundFailed") });
        return;
      }
      toast({
        title:
          paidThrough === "processor" ? t("refundedProcessor", { amount }) : t("refundedByYou", { amount }),
      });
    },
    onError: async (failure) => {
      await onDone();
      const detail = failure.code === "GIFT_CARD_NOT_REFUNDABLE" ? t("notRefundable") : undefined;
      failureToast(t("notRefunded"), failure, detail);
    },
  });
  const submit = onSubmit(async ({ reason }) => {
    if (!pending) mutate(reason.trim());
  });
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
      <Form of={{ control, element }} id={formId} onSubmit={submit}>
        <TextField
          control={control}
          name="reason"
          rule={{ required: true, maxLength: MAX_REASON_LENGTH }}
          label={t("reason")}
          hint={t("reasonHint")}
          problemText={() => t("reasonMissing")}
          multiline
        />
      </Form>
    </Dialog>
  );
}
