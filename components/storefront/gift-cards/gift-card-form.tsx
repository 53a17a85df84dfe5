"use client";

import { useTranslations } from "next-intl";
import { type SyntheticEvent, useRef, useState } from "react";
import { apiCall } from "@/components/data/api-call";
import { ChoiceChips } from "@/components/storefront/booking/choice-chips";
import { CheckoutSection } from "@/components/storefront/checkout/checkout-section";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProblemBox } from "@/components/ui/problem-box";
import { Textarea } from "@/components/ui/textarea";
import { parseMajor, toMajor, toMinor } from "@/lib/core/money/money";
import type { PendingGiftCard } from "@/lib/service/gift-cards/gift-card-contract";
import type { PendingGift } from "./pending-gift";

interface GiftCardFormProps {
  isPaidOnline: boolean;
  onBegin: (gift: PendingGift) => void;
}

/** Specification: a card is worth 5 to 500. */
const LEAST = 5;
const MOST = 500;
const USUAL = [25, 50, 100] as const;

const NOTICES = {
  RATE_LIMITED: "busy",
  PROCESSOR_UNAVAILABLE: "processor",
  UNREACHABLE: "offline",
} as const;

type FormProblem = "amount" | "recipientEmail" | "purchaserEmail";

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());

/** How much, for whom, and from whom. */
export function GiftCardForm({ isPaidOnline, onBegin }: GiftCardFormProps) {
  const t = useTranslations("giftCards");
  const money = useMoney();
  const { shop } = useStorefront();
  const { currency } = shop;
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState({
    amount: String(USUAL[1]),
    recipientName: "",
    recipientEmail: "",
    message: "",
    purchaserEmail: "",
  });
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const minorOf = (major: number) => toMinor(major, currency);
  const amountMinor = parseMajor(form.amount.trim().replace(",", ".") || "0", currency);
  const isAmount = amountMinor !== null && amountMinor >= minorOf(LEAST) && amountMinor <= minorOf(MOST);
  const change = (next: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...next }));
    setProblem(null);
  };
  const text = (name: Exclude<keyof typeof form, "amount">) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const email = { type: "email", inputMode: "email", autoCapitalize: "none", maxLength: 254 } as const;

  const findProblem = (): FormProblem | null => {
    if (!isAmount) return "amount";
    if (form.recipientEmail.trim() !== "" && !isEmail(form.recipientEmail)) return "recipientEmail";
    return isEmail(form.purchaserEmail) ? null : "purchaserEmail";
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    const wrong = findProblem();
    setProblem(wrong);
    if (wrong !== null || amountMinor === null) {
      const control = wrong && element.current?.elements.namedItem(wrong);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setCode(null);
    setPending(true);
    const result = await apiCall<PendingGiftCard>("POST", `/api/public/${shop.slug}/gift-cards/purchase`, {
      amount: toMajor(amountMinor, currency),
      purchaserEmail: form.purchaserEmail.trim(),
      recipientEmail: form.recipientEmail.trim() || null,
      recipientName: form.recipientName.trim(),
      message: form.message.trim(),
    });
    setPending(false);
    if (!result.ok) return setCode(result.code);
    onBegin({
      amountMinor,
      email: form.recipientEmail.trim() || form.purchaserEmail.trim(),
      clientSecret: result.data.clientSecret ?? null,
    });
  };
  const notice = code && (NOTICES[code as keyof typeof NOTICES] ?? "failed");
  const usual = USUAL.map((amount) => ({ value: String(amount), label: money(minorOf(amount)) }));

  return (
    <form ref={element} noValidate onSubmit={submit} className="space-y-9">
      <div>
        <h1 className="font-display text-4xl">{t("title")}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t("lead", { name: shop.name })}</p>
      </div>
      <CheckoutSection title={t("amount")}>
        <Field label={t("amount")} hideLabel required>
          <ChoiceChips
            value={form.amount}
            onValueChange={(amount) => change({ amount })}
            options={usual}
            className="grid-cols-3"
          />
        </Field>
        <Field
          label={t("otherAmount")}
          className="max-w-60"
          error={
            problem === "amount" &&
            t("amountWrong", { least: money(minorOf(LEAST)), most: money(minorOf(MOST)) })
          }
        >
          <Input
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            after={currency}
            value={form.amount}
            onChange={(event) => change({ amount: event.target.value })}
          />
        </Field>
      </CheckoutSection>
      <CheckoutSection title={t("forWhom")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t("recipientName")} optional>
            <Input {...text("recipientName")} autoComplete="off" maxLength={100} />
          </Field>
          <Field
            label={t("recipientEmail")}
            hint={t("recipientHint")}
            optional
            error={problem === "recipientEmail" && t("emailWrong")}
          >
            <Input {...text("recipientEmail")} {...email} autoComplete="off" />
          </Field>
        </div>
        <Field label={t("message")} optional>
          <Textarea {...text("message")} maxLength={500} />
        </Field>
      </CheckoutSection>
      <CheckoutSection title={t("from")}>
        <Field label={t("purchaserEmail")} required error={problem === "purchaserEmail" && t("emailWrong")}>
          <Input {...text("purchaserEmail")} {...email} autoComplete="email" />
        </Field>
      </CheckoutSection>
      <ProblemBox>{notice && t(notice, { phone: shop.phone })}</ProblemBox>
      <Button type="submit" size="large" pending={pending} className="w-full">
        {t(isPaidOnline ? "submit" : "submitByHand", { amount: isAmount ? money(amountMinor) : "" })}
      </Button>
    </form>
  );
}
