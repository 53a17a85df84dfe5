"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { amountText, readAmountText } from "@/components/data/amount-text";
import { api, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { BoxField } from "@/components/form/box-field";
import { Form } from "@/components/form/form";
import { readingOf } from "@/components/form/form-reading";
import { useValue } from "@/components/form/use-field";
import { useReadForm } from "@/components/form/use-read-form";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useToast } from "@/components/ui/toast";
import type { OrderBooksWire } from "@/lib/oversight/books/order-books-contract";
import { MAX_REASON_LENGTH } from "@/lib/payments/subject/reason-length";
import { moneyKey } from "./order-queries";

type Scope = "rest" | "part";

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
  const attempt = useRef({ body: "", key: "" });
  const form = useReadForm({
    values: { scope: "rest" as Scope, amount: "", reason: "" },
    read: (typed) => {
      const part = readAmountText(typed.amount, currency) ?? 0;
      const isAmount = typed.scope === "rest" || (part > 0 && part <= refundable);
      const reason = typed.reason.trim();
      return readingOf(
        {
          amount: isAmount ? undefined : "amountWrong",
          reason: reason === "" ? "reasonMissing" : undefined,
        },
        { orderId: order.id, amount: typed.scope === "rest" ? refundable : part, reason },
      );
    },
    words: (problem) =>
      problem === "amountWrong"
        ? t("amountWrong", { amount: money(refundable, currency) })
        : words("reasonMissing"),
  });
  const scope = useValue(form.control, "scope");
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
  const choose = (next: Scope) => {
    form.control.set("amount", "");
    form.control.set("scope", next);
  };
  const submit = form.onSubmit(async (body) => {
    if (!isPending) mutate(body);
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
      <Form of={form} id={formId} onSubmit={submit} className="flex flex-col gap-5">
        <SegmentedControl
          label={t("what")}
          value={scope}
          onValueChange={choose}
          options={[
            { value: "rest", label: t("rest", { amount: money(refundable, currency) }) },
            { value: "part", label: t("part") },
          ]}
        />
        {scope === "part" && (
          <BoxField
            name="amount"
            label={t("amount", { currency })}
            required
            input={{
              inputMode: "decimal",
              autoComplete: "off",
              placeholder: amountText(refundable, currency),
            }}
          />
        )}
        <BoxField
          name="reason"
          label={words("reason")}
          hint={t("reasonHint")}
          required
          maxLength={MAX_REASON_LENGTH}
          rows={3}
        />
      </Form>
    </Dialog>
  );
}
