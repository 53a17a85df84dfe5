"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useLanguage } from "@/components/i18n/use-language";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { ALCOHOL_AGES, usualAlcoholAge } from "@/lib/restaurant/menu/minimum-age";

interface AgeFieldProps {
  label: string;
  value: number | null;
  onChange: (age: number | null) => void;
  error?: string | null;
}

const ANY = "any";

/** From which age a dish is sold, with the age that is usual in the restaurant's country first. */
export function AgeField({ label, value, onChange, error }: AgeFieldProps) {
  const t = useTranslations("dashboardMenu.age");
  const locale = useLanguage();
  const { country } = useDashboardTenant();
  const usual = usualAlcoholAge(country ?? "");
  const others = [...ALCOHOL_AGES, ...(value === null ? [] : [value])].filter((age) => age !== usual);
  const place = country && new Intl.DisplayNames([locale], { type: "region" }).of(country);
  return (
    <Field label={label} hint={t("hint")} error={error}>
      <Select
        value={value === null ? ANY : String(value)}
        onValueChange={(chosen) => onChange(chosen === ANY ? null : Number(chosen))}
        options={[
          { value: ANY, label: t("any") },
          {
            value: String(usual),
            label: place ? t("usual", { age: usual, country: place }) : t("from", { age: usual }),
          },
          ...[...new Set(others)]
            .sort((a, b) => a - b)
            .map((age) => ({ value: String(age), label: t("from", { age }) })),
        ]}
      />
    </Field>
  );
}
