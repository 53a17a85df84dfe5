"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useProblemWords } from "@/components/account/use-problem-words";
import { WeekRows } from "@/components/dashboard/settings/hours/week-rows";
import { Form } from "@/components/form/form";
import { useValues } from "@/components/form/use-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProblemBox } from "@/components/ui/problem-box";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { saveService } from "./save-service";
import { type ServiceForm, type ServiceProblem, serviceProblem } from "./service-form";
import { keep, useKept } from "./use-kept";

interface JoinServiceProps {
  slug: string;
  country: string;
  currency: string;
  stored: ServiceForm;
  /**
   * Whether cards can be taken once the restaurant is verified, or what keeps the platform from paying it. For `factor` its
   * owner has to set up two-step sign-in first.
   */
  cards: "later" | "factor" | "none" | "country" | "currency";
  /** The restaurant's own spot is not known yet, so a radius would be measured from the middle of the city. */
  isPlaceVague: boolean;
}

const SIZES = ["two", "four", "six"] as const;

export function JoinService({ slug, country, currency, stored, cards, isPlaceVague }: JoinServiceProps) {
  const t = useTranslations("join.service");
  const problemWords = useProblemWords();
  const countries = new Intl.DisplayNames([useTranslations("join")("displayLocale")], { type: "region" });
  const form = useServerForm<ServiceForm>(stored, { leadsOn: true });
  const kept = `bazar.join.${slug}.service`;
  const { control } = form;
  useKept(control, kept);
  const values = useValues(control);
  const [problem, setProblem] = useState<ServiceProblem | null>(null);
  useEffect(() => {
    if (problem !== null) document.getElementById(`join-${problem}`)?.focus();
  }, [problem]);
  const words = (about: ServiceProblem) => (problem === about ? t(`problem.${about}`) : null);

  const submit = form.onSubmit(async (typed) => {
    const wrong = serviceProblem(typed, currency);
    setProblem(wrong);
    if (wrong !== null) return control.refuse("INVALID");
    const result = await saveService(slug, typed, currency);
    if (!result.ok) return form.refuse(result);
    keep(kept, null);
    window.location.assign(`/join/${slug}/menu`);
  });
  const check = (
    name: "pickup" | "delivery" | "bookings" | "cash" | "card",
    label: string,
    hint?: string,
  ) => (
    <Checkbox
      checked={values[name]}
      onCheckedChange={(checked) => control.set(name, checked)}
      label={label}
      hint={hint}
    />
  );
  return (
    <Form of={form} onSubmit={submit} className="flex flex-col gap-10">
      <section aria-labelledby="join-hours">
        <h2 id="join-hours" tabIndex={-1} className="font-display text-2xl outline-none">
          {t("hours")}
        </h2>
        <p className="mt-1 mb-3 text-ink-soft">{t("hoursLead")}</p>
        <ProblemBox>{words("hours")}</ProblemBox>
        <WeekRows hours={values.hours} onChange={(hours) => control.set("hours", hours)} />
      </section>
      <section aria-labelledby="join-nothing">
        <h2 id="join-nothing" tabIndex={-1} className="font-display text-2xl outline-none">
          {t("offers")}
        </h2>
        <ProblemBox>{words("nothing")}</ProblemBox>
        <div className="mt-3 divide-y divide-line">
          {check("pickup", t("pickup"), t("pickupHint"))}
          <div>
            {check("delivery", t("delivery"), t("deliveryHint"))}
            {values.delivery && (
              <div className="grid items-start gap-5 pt-1 pb-5 pl-8.5 sm:grid-cols-2">
                <Field label={t("radius")} hint={t("radiusHint")} error={words("radius")}>
                  <Input
                    name="radius"
                    value={values.radius}
                    onChange={(event) => control.set("radius", event.target.value)}
                    inputMode="decimal"
                    maxLength={7}
                    after={t("kilometres")}
                  />
                </Field>
                <Field label={t("fee")} error={words("fee")}>
                  <Input
                    name="fee"
                    value={values.fee}
                    onChange={(event) => control.set("fee", event.target.value)}
                    inputMode="decimal"
                    maxLength={12}
                    placeholder="0"
                    after={currency}
                  />
                </Field>
                {isPlaceVague && (
                  <p className="rounded-control bg-caution-tint px-4 py-3 text-sm sm:col-span-2">
                    {t("placeVague")}
                  </p>
                )}
              </div>
            )}
          </div>
          <div>
            {check("bookings", t("bookings"), t("bookingsHint"))}
            {values.bookings && (
              <div className="pb-5 pl-8.5">
                <ProblemBox>{words("tables")}</ProblemBox>
                <ul className="max-w-90">
                  {SIZES.map((size) => (
                    <li key={size} className="flex min-h-14 items-center justify-between gap-4">
                      {t(`tables.${size}`)}
                      <QuantityStepper
                        value={values.tables[size]}
                        min={0}
                        max={40}
                        label={t(`tables.${size}`)}
                        onChange={(count) => control.set("tables", { ...values.tables, [size]: count })}
                      />
                    </li>
                  ))}
                </ul>
                <p className="text-sm text-ink-soft">{t("tablesHint")}</p>
              </div>
            )}
          </div>
        </div>
      </section>
      <section aria-labelledby="join-payment">
        <h2 id="join-payment" tabIndex={-1} className="font-display text-2xl outline-none">
          {t("payment")}
        </h2>
        <ProblemBox>{words("payment")}</ProblemBox>
        <div className="mt-3 divide-y divide-line">
          {check("cash", t("cash"), t("cashHint"))}
          {cards === "later" && check("card", t("card"), t("cardHint"))}
        </div>
        {cards === "factor" && <p className="mt-2 text-sm text-ink-soft">{t("cardLater")}</p>}
        {cards === "country" && (
          <p className="mt-3 rounded-control bg-caution-tint px-4 py-3 text-sm">
            {t("cardCountry", { country: countries.of(country) ?? country })}
          </p>
        )}
        {cards === "currency" && (
          <p className="mt-3 rounded-control bg-caution-tint px-4 py-3 text-sm">
            {t("cardCurrency", { currency })}
          </p>
        )}
      </section>
      <div className="flex flex-col gap-3">
        <ProblemBox>
          {form.refusal !== null && form.refusal !== "INVALID" ? problemWords(form.refusal) : null}
        </ProblemBox>
        <Button type="submit" size="large" pending={form.pending}>
          {t("submit")}
        </Button>
      </div>
    </Form>
  );
}
