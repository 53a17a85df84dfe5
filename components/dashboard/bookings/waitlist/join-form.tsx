"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BodyOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { EMAIL_INPUT, EMAIL_RULE, NAME_RULE, PHONE_RULE } from "@/components/form/contact-rule";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { useToast } from "@/components/ui/toast";
import { MAX_NOTE_LENGTH, STAFF_PARTY } from "@/lib/service/reservations/reservation-policy";
import type { WaitlistEntryWire } from "@/lib/service/waitlist/waitlist-contract";
import { useQuoteWords } from "./use-quote-words";

const OPTIONAL_EMAIL = { ...EMAIL_RULE, required: false };
const OPTIONAL_PHONE = { ...PHONE_RULE, required: false };
const NOTE_RULE = { maxLength: MAX_NOTE_LENGTH };
const EMPTY = { name: "", phone: "", email: "", note: "" };

export function JoinForm({
  onJoin,
}: {
  onJoin: (body: BodyOf<"joinWaitlist">) => Promise<WaitlistEntryWire>;
}) {
  const t = useTranslations("bookingPlan.waitlist");
  const toast = useToast();
  const failureWords = useFailureWords();
  const quoteWords = useQuoteWords();
  const [guestCount, setGuestCount] = useState(2);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm(EMPTY);
  const submit = form.onSubmit(async ({ name, phone, email, note }) => {
    setProblem(null);
    await onJoin({
      customerName: name.trim(),
      guestCount,
      customerPhone: phone.trim() || null,
      customerEmail: email.trim() || null,
      note: note.trim() || null,
    }).then(
      (entry) => {
        form.control.reset(EMPTY);
        toast({
          title: t("joined", { name: entry.customerName }),
          detail: quoteWords(entry),
        });
      },
      (failure) => {
        const words = failureWords(failure);
        setProblem(words.detail || words.title);
      },
    );
  });
  return (
    <Form of={form} onSubmit={submit} className="flex flex-col gap-4">
      <h3 className="font-semibold">{t("add")}</h3>
      <div className="flex items-center justify-between gap-4">
        <span className="text-sm font-semibold">{t("guests")}</span>
        <QuantityStepper
          label={t("guests")}
          value={guestCount}
          min={STAFF_PARTY.from}
          max={STAFF_PARTY.to}
          onChange={setGuestCount}
        />
      </div>
      <TextField
        control={form.control}
        name="name"
        rule={NAME_RULE}
        label={t("name")}
        problemText={() => t("nameMissing")}
      />
      <TextField
        control={form.control}
        name="phone"
        rule={OPTIONAL_PHONE}
        label={t("phone")}
        optional
        problemText={() => t("phoneWrong")}
        input={{ type: "tel", inputMode: "tel" }}
      />
      <TextField
        control={form.control}
        name="email"
        rule={OPTIONAL_EMAIL}
        label={t("email")}
        hint={t("emailHint")}
        optional
        problemText={() => t("emailWrong")}
        input={{ ...EMAIL_INPUT, autoComplete: "off" }}
      />
      <TextField
        control={form.control}
        name="note"
        rule={NOTE_RULE}
        label={t("note")}
        optional
        problemText={() => t("tooLong")}
      />
      <ProblemBox>{problem}</ProblemBox>
      <Button type="submit" size="large" pending={form.pending}>
        {t("join")}
      </Button>
    </Form>
  );
}
