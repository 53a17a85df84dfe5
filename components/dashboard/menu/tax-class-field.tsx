"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { taxSettings } from "@/components/dashboard/settings/tax/use-tax";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

interface TaxClassFieldProps {
  value: string | null;
  onChange: (classId: string | null) => void;
  /** What holds without a class of its own. */
  without: "categoryDefault" | "restaurantDefault";
  error?: string | null;
}

const WITHOUT = "without";

/** The tax class of a dish or a category; nothing where there is none to choose from. */
export function TaxClassField({ value, onChange, without, error }: TaxClassFieldProps) {
  const t = useTranslations("dashboardTax.form");
  const { slug } = useDashboardTenant();
  const { data } = useQuery(taxSettings(slug));
  const classes = data?.classes ?? [];
  if (classes.length < 2) return null;
  return (
    <Field label={t("label")} error={error}>
      <Select
        value={value ?? WITHOUT}
        onValueChange={(chosen) => onChange(chosen === WITHOUT ? null : chosen)}
        options={[
          { value: WITHOUT, label: t(without) },
          ...classes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Field>
  );
}
