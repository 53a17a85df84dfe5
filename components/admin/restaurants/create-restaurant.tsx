"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useFailureWords } from "@/components/data/use-failure-words";
import { EMAIL_INPUT, EMAIL_RULE, NAME_RULE, PHONE_RULE } from "@/components/form/contact-rule";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import type { TextRule } from "@/components/form/text-rule";
import { useServerForm } from "@/components/form/use-server-form";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ProblemBox } from "@/components/ui/problem-box";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { MAX_POSTCODE_LENGTH } from "@/lib/core/contact/contact";
import { COUNTRIES } from "@/lib/core/i18n/country-facts";
import { LOCALES } from "@/lib/core/i18n/locales";
import { REFERRAL_CODE_LENGTH } from "@/lib/core/ids/referral-code";
import { isTimeZone } from "@/lib/core/time/zone";
import { MAX_STREET_LENGTH } from "@/lib/restaurant/tenancy/settings-limits";
import { SLUG_LENGTH } from "@/lib/restaurant/tenancy/slug";
import { readCreation, withFormFields } from "./restaurant-creation";
import { useRestaurantActs } from "./use-restaurant-acts";

const isDegrees = (most: number) => (text: string) => Math.abs(Number(text.replace(",", "."))) <= most;
const RULES = {
  text: { required: true, maxLength: MAX_STREET_LENGTH },
  slug: { maxLength: SLUG_LENGTH.to, isValid: (text) => /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/.test(text) },
  postcode: { maxLength: MAX_POSTCODE_LENGTH },
  latitude: { required: true, maxLength: 12, isValid: isDegrees(90) },
  longitude: { required: true, maxLength: 12, isValid: isDegrees(180) },
  timeZone: { required: true, maxLength: 60, isValid: isTimeZone },
  currency: { required: true, maxLength: 3, isValid: (text) => /^[A-Za-z]{3}$/.test(text) },
  refCode: { maxLength: REFERRAL_CODE_LENGTH.to },
} as const satisfies Record<string, TextRule>;

const HINTED = ["slug", "timeZone", "currency", "refCode"] as const;
const isHinted = (name: string): name is (typeof HINTED)[number] => HINTED.some((hinted) => hinted === name);

const PLAIN = { autoComplete: "off" } as const;

export function CreateRestaurant({ onClose }: { onClose: () => void }) {
  const t = useTranslations("adminRestaurants.creation");
  const base = useTenantBase();
  const router = useRouter();
  const toast = useToast();
  const failureWords = useFailureWords();
  const { create } = useRestaurantActs();
  const [problem, setProblem] = useState<string | null>(null);
  const [country, setCountry] = useState("IT");
  const [language, setLanguage] = useState<string>("it");
  const names = useNames();
  const form = useServerForm({
    name: "",
    slug: "",
    phone: "",
    address: "",
    postcode: "",
    city: "",
    latitude: "",
    longitude: "",
    timeZone: "Europe/Rome",
    currency: "EUR",
    ownerName: "",
    ownerEmail: "",
    refCode: "",
  });
  const submit = form.onSubmit(async (typed) => {
    setProblem(null);
    await create.mutateAsync(readCreation(typed, { country, language })).then(
      ({ slug, name }) => {
        toast({ title: t("created", { restaurant: name }), detail: t("createdDetail") });
        router.push(tenantHref(base, `/restaurants/${slug}`));
      },
      (failure) => {
        form.refuse(withFormFields(failure));
        if (failure.code === "EMAIL_TAKEN") form.mark("ownerEmail", "invalid");
        if (failure.code === "SLUG_TAKEN") form.mark("slug", "invalid");
        const words = failureWords(failure);
        const taken = { EMAIL_TAKEN: t("emailTaken"), SLUG_TAKEN: t("slugTaken") }[failure.code as string];
        setProblem(taken ?? (words.detail || words.title));
      },
    );
  });
  const text = (name: Parameters<typeof form.mark>[0], rule: TextRule, className = "") => (
    <TextField
      control={form.control}
      name={name}
      rule={rule}
      label={t(`field.${name}`)}
      hint={isHinted(name) ? t(`hint.${name}`) : undefined}
      problemText={(what) => (what === "missing" ? t("missing") : t("invalid"))}
      optional={!rule.required}
      className={className}
      input={PLAIN}
    />
  );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("lead")}
      footer={
        <Button type="submit" form="create-restaurant" size="large" className="w-full" pending={form.pending}>
          {t("submit")}
        </Button>
      }
    >
      <Form id="create-restaurant" of={form} onSubmit={submit} className="flex flex-col gap-7">
        <fieldset className="grid grid-cols-2 gap-4">
          <legend className="mb-3 font-semibold">{t("restaurant")}</legend>
          {text("name", RULES.text, "col-span-2")}
          {text("slug", RULES.slug, "col-span-2")}
          {text("phone", PHONE_RULE, "col-span-2")}
          {text("address", RULES.text, "col-span-2")}
          {text("postcode", RULES.postcode)}
          {text("city", RULES.text)}
          <Field label={t("field.country")}>
            <Select value={country} onValueChange={setCountry} options={names.countries} />
          </Field>
          <Field label={t("field.language")}>
            <Select value={language} onValueChange={setLanguage} options={names.languages} />
          </Field>
          {text("latitude", RULES.latitude)}
          {text("longitude", RULES.longitude)}
          {text("timeZone", RULES.timeZone)}
          {text("currency", RULES.currency)}
        </fieldset>
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-3 font-semibold">{t("owner")}</legend>
          {text("ownerName", NAME_RULE)}
          <TextField
            control={form.control}
            name="ownerEmail"
            rule={EMAIL_RULE}
            label={t("field.ownerEmail")}
            hint={t("hint.ownerEmail")}
            problemText={(what) => (what === "missing" ? t("missing") : t("invalid"))}
            input={{ ...EMAIL_INPUT, autoComplete: "off" }}
          />
          {text("refCode", RULES.refCode)}
        </fieldset>
        <ProblemBox>{problem}</ProblemBox>
      </Form>
    </Sheet>
  );
}

function useNames() {
  const locale = useLocale();
  const regions = new Intl.DisplayNames([locale], { type: "region" });
  const languages = new Intl.DisplayNames([locale], { type: "language" });
  return {
    countries: COUNTRIES.map((value) => ({ value, label: regions.of(value) ?? value })).toSorted((a, b) =>
      a.label.localeCompare(b.label, locale),
    ),
    languages: LOCALES.map((value) => ({ value, label: languages.of(value) ?? value })),
  };
}
