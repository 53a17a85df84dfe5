"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { BoxField } from "@/components/form/box-field";
import { useFormControl } from "@/components/form/form-context";
import { useField } from "@/components/form/use-field";
import { Switch } from "@/components/ui/switch";

export function NumberField({
  unit,
  ...field
}: Pick<ComponentProps<typeof BoxField>, "name" | "label" | "hint" | "className"> & { unit: string }) {
  return <BoxField {...field} input={{ inputMode: "decimal", after: unit }} />;
}

/** A switch of the form around it; it takes effect with the rest of the form. */
export function SwitchField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { manages } = useDashboardTenant();
  const { value, onChange } = useField(useFormControl<Record<string, boolean>>(), name);
  return (
    <Switch
      label={label}
      hint={hint}
      checked={Boolean(value)}
      disabled={!manages}
      onCheckedChange={onChange}
    />
  );
}

export function useLanguageName(): (locale: string) => string {
  const t = useTranslations("dashboardSettings");
  const names = new Intl.DisplayNames([t("displayLocale")], { type: "language" });
  return (locale) => names.of(locale) ?? locale;
}
