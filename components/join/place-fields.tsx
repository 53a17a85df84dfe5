"use client";

import { useTranslations } from "next-intl";
import { PHONE_RULE } from "@/components/form/contact-rule";
import type { FormStore } from "@/components/form/form-store";
import { TextField } from "@/components/form/text-field";
import { useField, useValues } from "@/components/form/use-field";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { MAX_CITY_LENGTH, MAX_POSTCODE_LENGTH } from "@/lib/core/contact/contact";
import { COUNTRIES, countryFacts } from "@/lib/core/i18n/country-facts";
import { LOCALES } from "@/lib/core/i18n/locales";
import { MAX_STREET_LENGTH } from "@/lib/restaurant/tenancy/settings-limits";
import { type JoinForm, suggestions } from "./join-form";
import { PositionField } from "./position-field";

interface PlaceFieldsProps {
  control: FormStore<JoinForm>;
  onChange: (values: Partial<JoinForm>) => void;
}

const CURRENCIES = [...new Set(COUNTRIES.map((country) => countryFacts(country)?.currency ?? ""))].toSorted();

export function PlaceFields({ control, onChange }: PlaceFieldsProps) {
  const t = useTranslations("join");
  const displayLocale = t("displayLocale");
  const { country, address } = useValues(control);
  const names = new Intl.DisplayNames([displayLocale], { type: "region" });
  const countries = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
    a.label.localeCompare(b.label, displayLocale),
  );
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-6">
        <Field label={t("place.country")} className="sm:col-span-6">
          <Select value={country} options={countries} onValueChange={(next) => onChange(suggestions(next))} />
        </Field>
        <TextField
          control={control}
          name="address"
          rule={{ required: true, maxLength: MAX_STREET_LENGTH }}
          label={t("place.address")}
          problemText={() => t("place.addressMissing")}
          className="sm:col-span-6"
          input={{ autoComplete: "street-address" }}
        />
        <TextField
          control={control}
          name="postcode"
          rule={{ maxLength: MAX_POSTCODE_LENGTH }}
          label={t("place.postcode")}
          problemText={() => t("place.postcodeInvalid", { max: MAX_POSTCODE_LENGTH })}
          optional
          className="sm:col-span-2"
          input={{ autoComplete: "postal-code" }}
        />
        <TextField
          control={control}
          name="city"
          rule={{ required: true, maxLength: MAX_CITY_LENGTH }}
          label={t("place.city")}
          problemText={() => t("place.cityMissing")}
          className="sm:col-span-4"
          input={{ autoComplete: "address-level2" }}
        />
        <TextField
          control={control}
          name="phone"
          rule={PHONE_RULE}
          label={t("place.phone")}
          hint={t("place.phoneHint")}
          problemText={() => t("place.phoneInvalid")}
          className="sm:col-span-6"
          input={{ type: "tel", inputMode: "tel", autoComplete: "tel" }}
        />
      </div>
      <PositionField control={control} address={address} onChange={(position) => onChange({ position })} />
      <Conventions control={control} country={country} />
    </>
  );
}

/** Zone, money and languages: shown in one line, since the country is nearly always right. */
function Conventions({ control, country }: { control: FormStore<JoinForm>; country: string }) {
  const t = useTranslations("join");
  const displayLocale = t("displayLocale");
  const { timeZone, currency, language, secondLanguage } = useValues(control);
  const languages = new Intl.DisplayNames([displayLocale], { type: "language" });
  const currencies = new Intl.DisplayNames([displayLocale], { type: "currency" });
  const facts = countryFacts(country);
  const zones = facts?.timeZones ?? [timeZone];
  const codes = [...new Set([facts?.language ?? language, language, ...LOCALES])];
  const languageOption = (value: string) => ({ value, label: languages.of(value) ?? value });
  const zoneName = (zone: string) => zone.replaceAll("_", " ");
  const chosen = [language, secondLanguage].filter(Boolean).map((code) => languages.of(code) ?? code);
  return (
    <details className="group rounded-control ring-1 ring-line">
      <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 rounded-control px-4 py-2 text-sm hover:bg-sunken">
        <span>
          {t("conventions.summary", {
            zone: zoneName(timeZone),
            currency: currencies.of(currency) ?? currency,
            languages: new Intl.ListFormat(displayLocale).format(chosen),
          })}
        </span>
        <span className="font-semibold underline underline-offset-4 group-open:hidden">
          {t("conventions.change")}
        </span>
      </summary>
      <div className="grid gap-5 px-4 pt-2 pb-5 sm:grid-cols-2">
        <Picked
          control={control}
          name="timeZone"
          label={t("conventions.timeZone")}
          hint={t("conventions.fixed")}
          options={zones.map((value) => ({ value, label: zoneName(value) }))}
        />
        <Picked
          control={control}
          name="currency"
          label={t("conventions.currency")}
          hint={t("conventions.fixed")}
          options={CURRENCIES.map((value) => ({ value, label: `${value} · ${currencies.of(value) ?? ""}` }))}
        />
        <Picked
          control={control}
          name="language"
          label={t("conventions.language")}
          options={codes.map(languageOption)}
        />
        <Picked
          control={control}
          name="secondLanguage"
          label={t("conventions.secondLanguage")}
          options={[
            { value: "none", label: t("conventions.noSecond") },
            ...codes.filter((code) => code !== language).map(languageOption),
          ]}
        />
      </div>
    </details>
  );
}

interface PickedProps {
  control: FormStore<JoinForm>;
  name: "timeZone" | "currency" | "language" | "secondLanguage";
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
}

/** A choice of the form; a list has no entry without a value, so "none" stands for "". */
function Picked({ control, name, label, hint, options }: PickedProps) {
  const field = useField(control, name);
  return (
    <Field label={label} hint={hint}>
      <Select
        value={field.value || "none"}
        options={options}
        onValueChange={(value) => field.onChange(value === "none" ? "" : value)}
      />
    </Field>
  );
}
