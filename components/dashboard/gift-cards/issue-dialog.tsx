"use client";

import { useMutation } from "@tanstack/react-query";
import { useNow, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { NEW_TILL_WAY, NOT_TAKEN, TillWayFields, useTillWay } from "@/components/dashboard/till/till-way";
import { readAmountText } from "@/components/data/amount-text";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { BoxField } from "@/components/form/box-field";
import { Form } from "@/components/form/form";
import { type FormReading, readingOf } from "@/components/form/form-reading";
import { useReadForm } from "@/components/form/use-read-form";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { toMajor } from "@/lib/core/money/money";
import { localDate } from "@/lib/core/time/zone";
import type { IssuedGiftCard } from "@/lib/service/gift-cards/gift-card-contract";
import { MAX_ISSUED } from "@/lib/service/gift-cards/gift-card-limits";

interface IssueDialogProps {
  onIssued: (card: IssuedGiftCard) => void;
  /** No response: the card may have been issued anyway. */
  onUnknown: () => void;
  onClose: () => void;
}

export function IssueDialog({ onIssued, onUnknown, onClose }: IssueDialogProps) {
  const t = useTranslations("dashboardGiftCards");
  const { slug: tenantId, currency, timeZone } = useDashboardTenant();
  const money = useMoneyText();
  const failureWords = useFailureWords();
  const formId = useId();
  const [way, setWay] = useState(NEW_TILL_WAY);
  const { body: taken } = useTillWay(way);
  const isReading = way.chosen !== NOT_TAKEN && taken === null;
  const payment = way.chosen === NOT_TAKEN ? null : taken;
  const today = localDate(useNow(), timeZone);
  const limits = { least: money(toMajor(1, currency), currency), most: money(MAX_ISSUED, currency) };
  const form = useReadForm({
    values: { amount: "", lastDay: "" },
    read: (typed): FormReading<BodyOf<"issueGiftCard">, "amountInvalid" | "lastDayPast"> => {
      const amount = readAmountText(typed.amount, currency) ?? 0;
      return readingOf(
        {
          amount: amount > 0 && amount <= MAX_ISSUED ? undefined : "amountInvalid",
          lastDay: typed.lastDay === "" || typed.lastDay >= today ? undefined : "lastDayPast",
        },
        { amount, expiresAt: typed.lastDay || null, payment },
      );
    },
    words: (problem) => t(problem, limits),
  });
  const {
    mutateAsync,
    reset,
    error: failure,
  } = useMutation({
    mutationFn: (body: BodyOf<"issueGiftCard">): Promise<IssuedGiftCard> =>
      dataOf(api.POST("/api/tenant/{tenantId}/gift-cards", { params: { path: { tenantId } }, body })),
  });
  const submit = form.onSubmit(
    (body) =>
      mutateAsync(body).then(onIssued, ({ code }: ApiFailure) => {
        if (code === "UNREACHABLE") onUnknown();
      }),
    reset,
  );
  const problemWords = (refusal: ApiFailure) => {
    if (refusal.code === "UNREACHABLE") return t("unknownOutcome");
    const words = failureWords(refusal);
    return `${t("notIssued")}. ${words.detail || words.title}`;
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title={t("issue")}
      description={t("issueHint")}
      footer={
        <Button
          type="submit"
          form={formId}
          size="large"
          className="w-full"
          pending={form.pending}
          disabled={isReading}
        >
          {t("issueAction")}
        </Button>
      }
    >
      <Form of={form} id={formId} onSubmit={submit} className="flex flex-col gap-5 pt-1">
        <BoxField
          name="amount"
          label={t("amount")}
          required
          input={{ inputMode: "decimal", after: currency }}
        />
        <BoxField
          name="lastDay"
          label={t("lastDay")}
          hint={t("lastDayHint", { zone: timeZone })}
          optional
          input={{ type: "date", min: today }}
        />
        <TillWayFields value={way} onChange={setWay} due={0} currency={currency} notTaken={t("givenAway")} />
        <ProblemBox>{failure && problemWords(failure)}</ProblemBox>
      </Form>
    </Dialog>
  );
}
