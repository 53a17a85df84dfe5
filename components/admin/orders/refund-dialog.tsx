"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { amountText, readAmountText } from "@/components/data/amount-text";
import { api, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Textarea } from "@/components/ui/textarea";
import { useToast } from "@/components/ui/toast";
import type { OrderBooksWire } from "@/lib/oversight/books/order-books-contract";
import { moneyKey } from "./order-queries";

/** Gives an amount back through the processor, or everything that is left. */
export function RefundDialog({ books, onClose }: { books: OrderBooksWire; onClose: () => void }) {
  const t = useTranslations("adminOrders.refund");
  const words = useTranslations("adminCommon");
  const money = useMoneyText();
  const toast = useToast();
  const failureToast = useFailureToast();
  const client = useQueryClient();
  const formId = useId();
  const { order, refundable } = books;
  const { currency } = order;
  const [scope, setScope] = useState<"rest" | "part">("rest");
  const attempt = useRef({ body: "", key: "" });
  const { register, handleSubmit, formState } = useForm({ defaultValues: { amount: "", reason: "" } });
  const readPart = (text: string) => {
    const amount = readAmountText(text, currency);
    return amount !== null && amount > 0 && amount <= refundable ? amount : null;
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { orderId: string; amount: number; reason: string }) => {
      // What is sent again after a lost answer has the same key, so that it is made once.
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
      const header = { "Idempotency-Key": attempt.current.key };
      return dataOf(api.POST("/api/admin/escrow/refunds", { params: { header }, body }));
    },
    onSuccess: ({ amount }) => {
      toast({ title: t("done", { number: order.orderNumber, amount: money(amount, currency) }) });
      onClose();
    },
    onError: (failure) =>
      failureToast(
        t("failed"),
        failure,
        failure.code === "REFUND_EXCEEDS_CAPTURED" ? t("tooMuch") : undefined,
      ),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKey }),
  });
  const submit = handleSubmit(({ amount, reason }) => {
    const asked = scope === "rest" ? refundable : readPart(amount);
    if (asked !== null && !isPending) mutate({ orderId: order.id, amount: asked, reason: reason.trim() });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t("title", { number: order.orderNumber })}
      description={t("body", { amount: money(refundable, currency) })}
      footer={
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={isPending}>
            {t("action")}
          </Button>
        </div>
      }
    >
      <form method="post" id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <SegmentedControl
          label={t("what")}
          value={scope}
          onValueChange={setScope}
          options={[
            { value: "rest", label: t("rest", { amount: money(refundable, currency) }) },
            { value: "part", label: t("part") },
          ]}
        />
        {scope === "part" && (
          <Field
            label={t("amount", { currency })}
            error={formState.errors.amount && t("amountWrong", { amount: money(refundable, currency) })}
            required
          >
            <Input
              {...register("amount", { validate: (text) => readPart(text) !== null, shouldUnregister: true })}
              inputMode="decimal"
              autoComplete="off"
              placeholder={amountText(refundable, currency)}
            />
          </Field>
        )}
        <Field
          label={words("reason")}
          hint={t("reasonHint")}
          error={formState.errors.reason && words("reasonMissing")}
          required
        >
          <Textarea {...register("reason", { validate: (text) => text.trim() !== "" })} maxLength={500} />
        </Field>
      </form>
    </Dialog>
  );
}
