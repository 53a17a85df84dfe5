"use client";

import { ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
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
import { problemText, useLanguageName } from "./frame/fields";

/** The restaurant's country, by its name in the reader's language. */
export function CountryField() {
  const t = useTranslations("dashboardSettings");
  const { manages } = useDashboardTenant();
  const { field, formState } = useController({ name: "country" });
  const locale = t("displayLocale");
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const codes = COUNTRIES.includes(field.value) ? COUNTRIES : [field.value as string, ...COUNTRIES];
  const options = codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <Field
      label={t("profile.country")}
      error={problemText(formState.errors, "country")}
      className="sm:col-span-6"
    >
      <Select value={field.value} onValueChange={field.onChange} options={options} disabled={!manages} />
    </Field>
  );
}

/** What the kitchen cooks: at most three, which guests find it by. */
export function CuisinesField() {
  const t = useTranslations("dashboardSettings.profile");
  const names = useTranslations("cuisines");
  const { manages } = useDashboardTenant();
  const { field } = useController({ name: "cuisines" });
  const chosen = field.value as string[];
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
                field.onChange(isChosen ? chosen.filter((other) => other !== cuisine) : [...chosen, cuisine])
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

/** The languages of menu and storefront, and which one comes first. */
export function LanguagesField() {
  const t = useTranslations("dashboardSettings.profile");
  const { manages } = useDashboardTenant();
  const languageOf = useLanguageName();
  const { field, formState } = useController({ name: "locales" });
  const chosen = field.value as string[];
  const all = [...chosen, ...LOCALES.filter((locale) => !chosen.includes(locale))];
  const problem = problemText(formState.errors, "locales");
  const toggle = (locale: string, isWanted: boolean) =>
    field.onChange(isWanted ? [...chosen, locale] : chosen.filter((other) => other !== locale));
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
                onClick={() => field.onChange([locale, ...chosen.filter((other) => other !== locale)])}
              />
            )}
          </li>
        ))}
      </ul>
      {problem && <FieldError id="languages-error">{problem}</FieldError>}
    </div>
  );
}
