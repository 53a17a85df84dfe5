"use client";

import { useNow, useTranslations } from "next-intl";
import { type SyntheticEvent, useId, useState } from "react";
import { useDashboardTenant, useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { readAmountText } from "@/components/data/amount-text";
import { apiCall } from "@/components/data/api-call";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProblemBox } from "@/components/ui/problem-box";
import { toMajor } from "@/lib/core/money/money";
import { localDate } from "@/lib/core/time/zone";
import type { IssuedGiftCard } from "@/lib/service/gift-cards/gift-card-contract";
import { useMoneyText } from "./use-money-text";

interface IssueDialogProps {
  onIssued: (card: IssuedGiftCard) => void;
  /** No answer came: the card may be there all the same. */
  onUnknown: () => void;
  onClose: () => void;
}

const MOST = 10_000;

/** Issues a card by hand, for a guest who pays at the counter or as a present of the house. */
export function IssueDialog({ onIssued, onUnknown, onClose }: IssueDialogProps) {
  const t = useTranslations("dashboardGiftCards");
  const { currency, timeZone } = useDashboardTenant();
  const money = useMoneyText();
  const tenantApi = useTenantApi();
  const failureWords = useFailureWords();
  const formId = useId();
  const today = localDate(useNow(), timeZone);
  const [form, setForm] = useState({ amount: "", lastDay: "" });
  const [errors, setErrors] = useState<{ amount?: string | undefined; lastDay?: string | undefined }>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    const amount = readAmountText(form.amount, currency) ?? 0;
    const limits = { least: money(toMajor(1, currency), currency), most: money(MOST, currency) };
    const wrong = {
      amount: amount > 0 && amount <= MOST ? undefined : t("amountInvalid", limits),
      lastDay: form.lastDay === "" || form.lastDay >= today ? undefined : t("lastDayPast"),
    };
    setErrors(wrong);
    setProblem(null);
    if (wrong.amount || wrong.lastDay) return;
    setPending(true);
    const body = { amount, expiresAt: form.lastDay || null };
    const result = await apiCall<IssuedGiftCard>("POST", tenantApi("/gift-cards"), body);
    setPending(false);
    if (result.ok) return onIssued(result.data);
    if (result.code === "UNREACHABLE") {
      onUnknown();
      return setProblem(t("unknownOutcome"));
    }
    const words = failureWords(result);
    setProblem(`${t("notIssued")}. ${words.detail || words.title}`);
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
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-1">
        <Field label={t("amount")} error={errors.amount} required>
          <Input
            inputMode="decimal"
            after={currency}
            value={form.amount}
            onChange={(event) => setForm({ ...form, amount: event.target.value })}
          />
        </Field>
        <Field
          label={t("lastDay")}
          hint={t("lastDayHint", { zone: timeZone })}
          error={errors.lastDay}
          optional
        >
          <Input
            type="date"
            min={today}
            value={form.lastDay}
            onChange={(event) => setForm({ ...form, lastDay: event.target.value })}
          />
        </Field>
        <ProblemBox>{problem}</ProblemBox>
      </form>
    </Dialog>
  );
}
