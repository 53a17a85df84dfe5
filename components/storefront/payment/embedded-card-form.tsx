"use client";

import { CreditCard } from "lucide-react";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useRef, useState } from "react";
import { useMoney } from "@/components/storefront/frame/money";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProblemBox } from "@/components/ui/problem-box";
import { ChallengeDialog } from "./challenge-dialog";
import type { PaymentFormProps } from "./payment";
import { type CardProblem, groupCardNumber, groupExpiry, readTestCard, TEST_CARDS } from "./test-card";
import { useEmbeddedPayment } from "./use-embedded-payment";

const FIELD_OF: Record<CardProblem, "number" | "expiry" | "cvc"> = {
  numberWrong: "number",
  numberUnknown: "number",
  expiryWrong: "expiry",
  cvcWrong: "cvc",
};

const unbroken = (number: string) => groupCardNumber(number).replaceAll(" ", "\u00a0");

/** The card form of the embedded processor. It knows Stripe's test cards and keeps nothing that is typed. */
export function EmbeddedCardForm(props: PaymentFormProps) {
  const t = useTranslations("payment");
  const money = useMoney();
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState({ number: "", expiry: "", cvc: "" });
  const [problem, setProblem] = useState<CardProblem | null>(null);
  const embedded = useEmbeddedPayment(props);
  const { amountMinor } = props.payment;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const read = readTestCard(card, new Date());
    if ("outcome" in read) {
      setProblem(null);
      embedded.attempt(read.outcome);
      return;
    }
    setProblem(read.problem);
    const field = form.current?.elements.namedItem(FIELD_OF[read.problem]);
    if (field instanceof HTMLElement) field.focus();
  };
  const change = (next: Partial<typeof card>) => {
    setCard((before) => ({ ...before, ...next }));
    setProblem(null);
  };
  const errorOf = (field: "number" | "expiry" | "cvc") =>
    problem !== null && FIELD_OF[problem] === field && t(`card.${problem}`);
  const digits = { inputMode: "numeric", autoComplete: "off", spellCheck: false } as const;

  return (
    <form method="post" ref={form} noValidate onSubmit={submit} className="space-y-5">
      <Field label={t("card.number")} required error={errorOf("number")}>
        <Input
          {...digits}
          name="number"
          value={card.number}
          maxLength={23}
          after={<CreditCard className="size-5" strokeWidth={1.5} aria-hidden="true" />}
          onChange={(event) => change({ number: groupCardNumber(event.target.value) })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t("card.expiry")} required error={errorOf("expiry")}>
          <Input
            {...digits}
            name="expiry"
            value={card.expiry}
            maxLength={5}
            onChange={(event) => change({ expiry: groupExpiry(event.target.value) })}
          />
        </Field>
        <Field label={t("card.cvc")} required error={errorOf("cvc")}>
          <Input
            {...digits}
            name="cvc"
            value={card.cvc}
            maxLength={4}
            onChange={(event) => change({ cvc: event.target.value.replaceAll(/\D/g, "") })}
          />
        </Field>
      </div>
      <p className="text-sm text-ink-soft">
        {t("test")}{" "}
        {t("card.numbers", {
          works: unbroken(TEST_CARDS.succeeded),
          declined: unbroken(TEST_CARDS.declined),
          challenge: unbroken(TEST_CARDS.requires_action),
        })}
      </p>
      <ProblemBox>{embedded.problem && t(`problem.${embedded.problem}`)}</ProblemBox>
      <Button type="submit" size="large" pending={embedded.pending} className="w-full">
        {t("pay", { amount: money(amountMinor) })}
      </Button>
      <p aria-live="polite" className="sr-only">
        {embedded.pending && t("paying")}
      </p>
      <ChallengeDialog
        open={embedded.challenged}
        pending={embedded.pending}
        amountMinor={amountMinor}
        onConfirm={embedded.confirmChallenge}
        onRefuse={embedded.refuseChallenge}
      />
    </form>
  );
}
