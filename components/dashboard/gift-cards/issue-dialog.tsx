"use client";

import { useMutation } from "@tanstack/react-query";
import { useNow, useTranslations } from "next-intl";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { readAmountText } from "@/components/data/amount-text";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProblemBox } from "@/components/ui/problem-box";
import { toMajor } from "@/lib/core/money/money";
import { localDate } from "@/lib/core/time/zone";
import type { IssuedGiftCard } from "@/lib/service/gift-cards/gift-card-contract";

interface IssueDialogProps {
  onIssued: (card: IssuedGiftCard) => void;
  /** No response: the card may have been issued anyway. */
  onUnknown: () => void;
  onClose: () => void;
}

const MOST = 10_000;

const isAmount = (amount: number) => amount > 0 && amount <= MOST;

/** Issues a card by hand, for a guest who pays at the counter or as a present of the house. */
export function IssueDialog({ onIssued, onUnknown, onClose }: IssueDialogProps) {
  const t = useTranslations("dashboardGiftCards");
  const { slug: tenantId, currency, timeZone } = useDashboardTenant();
  const money = useMoneyText();
  const failureWords = useFailureWords();
  const formId = useId();
  const today = localDate(useNow(), timeZone);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { amount: "", lastDay: "" } });
  const { errors } = formState;
  const limits = { least: money(toMajor(1, currency), currency), most: money(MOST, currency) };
  const amountOf = (text: string) => readAmountText(text, currency) ?? 0;

  const {
    mutate,
    reset,
    isPending: pending,
    error: failure,
  } = useMutation({
    mutationFn: (body: BodyOf<"issueGiftCard">): Promise<IssuedGiftCard> =>
      dataOf(api.POST("/api/tenant/{tenantId}/gift-cards", { params: { path: { tenantId } }, body })),
    onSuccess: onIssued,
    onError: ({ code }) => {
      if (code === "UNREACHABLE") onUnknown();
    },
  });
  const submit = handleSubmit(
    ({ amount, lastDay }) => {
      if (!pending) mutate({ amount: amountOf(amount), expiresAt: lastDay || null });
    },
    () => reset(),
  );
  const problemWords = (refusal: ApiFailure) => {
    if (refusal.code === "UNREACHABLE") return t("unknownOutcome");
    const words = failureWords(refusal);
    return `${t("notIssued")}. ${words.detail || words.title}`;
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={t("issue")}
      description={t("issueHint")}
      footer={
        <Button type="submit" form={formId} size="large" className="w-full" pending={pending}>
          {t("issueAction")}
        </Button>
      }
    >
      <form method="post" id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-1">
        <Field label={t("amount")} error={errors.amount && t("amountInvalid", limits)} required>
          <Input
            {...register("amount", { validate: (text) => isAmount(amountOf(text)) })}
            inputMode="decimal"
            after={currency}
          />
        </Field>
        <Field
          label={t("lastDay")}
          hint={t("lastDayHint", { zone: timeZone })}
          error={errors.lastDay && t("lastDayPast")}
          optional
        >
          <Input
            {...register("lastDay", { validate: (day) => day === "" || day >= today })}
            type="date"
            min={today}
          />
        </Field>
        <ProblemBox>{failure && problemWords(failure)}</ProblemBox>
      </form>
    </Dialog>
  );
}
