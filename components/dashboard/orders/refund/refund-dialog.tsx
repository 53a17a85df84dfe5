"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProblemBox } from "@/components/ui/problem-box";
import { RadioGroup } from "@/components/ui/radio-group";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Textarea } from "@/components/ui/textarea";
import { useToast } from "@/components/ui/toast";
import { MAX_REASON_LENGTH } from "@/lib/payments/subject/reason-length";
import { REFUND_SCOPES, type RefundChoice, scopeOf } from "./refund-choice";
import { RefundLines } from "./refund-lines";
import { RefundPreview } from "./refund-preview";
import { useRefund } from "./use-refund";
import { useRefundProblem } from "./use-refund-problem";

const REASONS = ["wrong", "missing", "cold", "late", "other"] as const;

/** Gives a guest money back: chosen lines, everything or an amount, after showing what it does. */
export function RefundDialog({ order, onClose }: { order: BoardOrder; onClose: () => void }) {
  const t = useTranslations("dashboardRefunds");
  const format = useFormatter();
  const toast = useToast();
  const problemOf = useRefundProblem();
  const [choice, setChoice] = useState<RefundChoice>({ scope: "lines", units: {}, amount: "" });
  const [reason, setReason] = useState<(typeof REASONS)[number] | null>(null);
  const [words, setWords] = useState("");
  const [restock, setRestock] = useState(false);
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, isSuccess, error } = useRefund(order);

  const money = (amount: number, currency: string) =>
    format.number(amount, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  const scope = scopeOf(choice, order.currency);
  const text = reason === "other" ? words.trim() : reason && t(`reasons.${reason}`);
  const number = order.orderNumber;
  const change = (changes: Partial<RefundChoice>) => setChoice((before) => ({ ...before, ...changes }));
  const submit = () => {
    setAsked(true);
    if (!scope || !text || isPending) return;
    const body = scope.scope === "amount" ? { ...scope, reason: text } : { ...scope, reason: text, restock };
    mutate(body, {
      onSuccess: ({ amount, currency, refunds }) => {
        onClose();
        const sum = money(amount, currency);
        if (refunds.some(({ status }) => status === "failed"))
          toast({ tone: "failure", title: t("failed", { number }), detail: t("failedHint") });
        else if (refunds.some(({ purse }) => purse === "cash"))
          toast({ title: t("doneCash", { number, amount: sum }), detail: t("doneCashHint") });
        else toast({ title: t("done", { number, amount: sum }) });
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t("title", { number })}
      description={t("body")}
      footer={
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {t("keep")}
          </Button>
          <Button variant="danger" pending={isPending} onClick={submit}>
            {t("action")}
          </Button>
        </div>
      }
    >
      <div className="space-y-5">
        <SegmentedControl
          label={t("what")}
          className="w-full"
          value={choice.scope}
          onValueChange={(next) => change({ scope: next })}
          options={REFUND_SCOPES.map((value) => ({ value, label: t(`scopes.${value}`) }))}
        />
        {choice.scope === "lines" && (
          <RefundLines order={order} units={choice.units} onChange={(units) => change({ units })} />
        )}
        {choice.scope === "amount" && (
          <Field
            label={t("amount", { currency: order.currency })}
            hint={t("amountHint")}
            error={asked && !scope ? t("amountWrong") : undefined}
            required
          >
            <Input
              inputMode="decimal"
              value={choice.amount}
              maxLength={14}
              onChange={(event) => change({ amount: event.target.value })}
            />
          </Field>
        )}
        {choice.scope === "amount" && order.tip > 0 && (
          <Checkbox
            checked={choice.isTip ?? false}
            onCheckedChange={(isTip) => change({ isTip })}
            label={t("isTip")}
            hint={t("isTipHint", { tip: money(order.tip, order.currency) })}
          />
        )}
        <RefundPreview order={order} scope={scope} isSent={isPending || isSuccess} />
        {choice.scope !== "amount" && (
          <Checkbox
            checked={restock}
            onCheckedChange={setRestock}
            label={t("restock")}
            hint={t("restockHint")}
          />
        )}
        <Field label={t("reason")} required error={asked && reason === null ? t("reasonMissing") : undefined}>
          <RadioGroup
            value={reason}
            onValueChange={(value) => setReason(REASONS.find((each) => each === value) ?? null)}
            options={REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
        </Field>
        {reason === "other" && (
          <Field
            label={t("otherLabel")}
            hint={t("otherHint")}
            error={asked && !text ? t("reasonMissing") : undefined}
            required
          >
            <Textarea
              value={words}
              maxLength={MAX_REASON_LENGTH}
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
        )}
        {asked && !scope && choice.scope !== "amount" && <ProblemBox>{t("chooseLines")}</ProblemBox>}
        {error && <ProblemBox>{problemOf(error)}</ProblemBox>}
      </div>
    </Dialog>
  );
}
