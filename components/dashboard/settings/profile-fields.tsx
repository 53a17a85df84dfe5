"use client";

import { ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFormControl } from "@/components/form/form-context";
import { useField } from "@/components/form/use-field";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { FieldError } from "@/components/ui/field-error";
import { IconButton } from "@/components/ui/icon-button";
import { Select } from "@/components/ui/select";
import { COUNTRIES } from "@/lib/core/i18n/country-facts";
import { LOCALES } from "@/lib/core/i18n/locales";
import { CUISINES, MAX_CUISINES } from "@/lib/restaurant/tenancy/cuisine";
import { useLanguageName } from "./frame/fields";
import type { ProfileForm } from "./profile-form";

export function CountryField() {
  const t = useTranslations("dashboardSettings");
  const { manages } = useDashboardTenant();
  const { value, onChange, problem } = useField(useFormControl<ProfileForm>(), "country");
  const locale = t("displayLocale");
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const codes = COUNTRIES.includes(value) ? COUNTRIES : [value, ...COUNTRIES];
  const options = codes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <Field label={t("profile.country")} error={problem} className="sm:col-span-6">
      <Select value={value} onValueChange={onChange} options={options} disabled={!manages} />
    </Field>
  );
}

/** What the kitchen cooks: at most three, which guests find it by. */
export function CuisinesField() {
  const t = useTranslations("dashboardSettings.profile");
  const names = useTranslations("cuisines");
  const { manages } = useDashboardTenant();
  const { value: chosen, onChange } = useField(useFormControl<ProfileForm>(), "cuisines");
  const isFull = chosen.length >= MAX_CUISINES;
  return (
    <fieldset>
      <legend className="font-semibold">{t("cuisines")}</legend>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{t("cuisinesHint", { most: MAX_CUISINES })}</p>
      <div className="flex flex-wrap gap-2">
        {CUISINES.map((cuisine) => {
          const isChosen = chosen.includes(cuisine);
          return (
            <Chip
              key={cuisine}
              pressed={isChosen}
              disabled={!manages || (isFull && !isChosen)}
              onClick={() =>
                onChange(isChosen ? chosen.filter((other) => other !== cuisine) : [...chosen, cuisine])
              }
            >
              {names(cuisine)}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}

export function LanguagesField() {
  const t = useTranslations("dashboardSettings.profile");
  const { manages } = useDashboardTenant();
  const languageOf = useLanguageName();
  const { value: chosen, onChange, problem } = useField(useFormControl<ProfileForm>(), "locales");
  const all = [...chosen, ...LOCALES.filter((locale) => !chosen.includes(locale))];
  const toggle = (locale: string, isWanted: boolean) =>
    onChange(isWanted ? [...chosen, locale] : chosen.filter((other) => other !== locale));
  return (
    <div data-wrong={problem ? "" : undefined}>
      <ul className="max-w-100 divide-y divide-line">
        {all.map((locale) => (
          <li key={locale} className="flex min-h-12 items-center gap-3">
            <div className="flex-1">
              <Checkbox
                label={languageOf(locale)}
                checked={chosen.includes(locale)}
                disabled={!manages}
                onCheckedChange={(isWanted) => toggle(locale, isWanted)}
              />
            </div>
            {chosen[0] === locale && <Badge>{t("firstLanguage")}</Badge>}
            {chosen.indexOf(locale) > 0 && manages && (
              <IconButton
                icon={ArrowUp}
                label={t("makeFirst", { language: languageOf(locale) })}
                onClick={() => onChange([locale, ...chosen.filter((other) => other !== locale)])}
              />
            )}
          </li>
        ))}
      </ul>
      {problem && <FieldError id="languages-error">{problem}</FieldError>}
    </div>
  );
}
