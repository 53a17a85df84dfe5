"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { moneyKey } from "@/components/admin/orders/order-queries";
import { api, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useToast } from "@/components/ui/toast";

interface ClearFlagDialogProps {
  escrow: {
    orderId: string;
    orderNumber: string;
    prepSeconds?: number | null;
    restaurant: { name: string };
  };
  onClose: () => void;
}

/** Asks why nothing is wrong with an order that was prepared implausibly fast; the log keeps the answer. */
export function ClearFlagDialog({ escrow, onClose }: ClearFlagDialogProps) {
  const t = useTranslations("adminCommon.flag");
  const words = useTranslations("adminCommon");
  const toast = useToast();
  const failureToast = useFailureToast();
  const client = useQueryClient();
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note: "" } });
  const { orderId, orderNumber, prepSeconds, restaurant } = escrow;
  const { mutate, isPending } = useMutation({
    mutationFn: (note: string) =>
      dataOf(
        api.POST("/api/admin/escrow/{orderId}/clear-flag", { params: { path: { orderId } }, body: { note } }),
      ),
    onSuccess: () => {
      toast({ title: t("done", { number: orderNumber }) });
      onClose();
    },
    onError: (failure) => failureToast(t("failed", { number: orderNumber }), failure),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKey }),
  });
  const submit = handleSubmit(({ note }) => {
    if (!isPending) mutate(note.trim());
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t("title", { number: orderNumber })}
      description={t("body", { restaurant: restaurant.name, seconds: prepSeconds ?? 0 })}
      footer={
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button type="submit" form={formId} pending={isPending}>
            {t("action")}
          </Button>
        </div>
      }
    >
      <form method="post" id={formId} noValidate onSubmit={submit}>
        <Field
          label={words("reason")}
          hint={t("reasonHint")}
          error={formState.errors.note && words("reasonMissing")}
          required
        >
          <Textarea {...register("note", { validate: (text) => text.trim() !== "" })} maxLength={500} />
        </Field>
      </form>
    </Dialog>
  );
}
