"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { moneyKey } from "@/components/admin/orders/order-queries";
import { api, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { MAX_CLEAR_NOTE_LENGTH } from "@/lib/oversight/escrow-review/clear-note";

interface ClearFlagDialogProps {
  escrow: {
    orderId: string;
    orderNumber: string;
    prepSeconds?: number | null;
    restaurant: { name: string };
  };
  onClose: () => void;
}

export function ClearFlagDialog({ escrow, onClose }: ClearFlagDialogProps) {
  const t = useTranslations("adminCommon.flag");
  const words = useTranslations("adminCommon");
  const toast = useToast();
  const failureToast = useFailureToast();
  const client = useQueryClient();
  const formId = useId();
  const { control, element, onSubmit } = useServerForm({ note: "" });
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
  const submit = onSubmit(async ({ note }) => {
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
      <Form of={{ control, element }} id={formId} onSubmit={submit}>
        <TextField
          control={control}
          name="note"
          rule={{ required: true, maxLength: MAX_CLEAR_NOTE_LENGTH }}
          label={words("reason")}
          hint={t("reasonHint")}
          problemText={() => words("reasonMissing")}
          multiline
        />
      </Form>
    </Dialog>
  );
}
