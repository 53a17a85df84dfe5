"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import type { HalvesPrice } from "@/lib/restaurant/pricing/halves";

const OFF = "";

interface HalvesFieldProps {
  value: HalvesPrice | null;
  onChange: (value: HalvesPrice | null) => void;
  error: string | null;
}

/** Whether two choices of a group are one half each, and what they cost together. */
export function HalvesField({ value, onChange, error }: HalvesFieldProps) {
  const t = useTranslations("dashboardMenu.options");
  return (
    <Field label={t("halves")} hint={t("halvesHint")} error={error}>
      <NativeSelect
        value={value ?? OFF}
        onChange={({ target }) => onChange(target.value === OFF ? null : (target.value as HalvesPrice))}
        options={[
          { value: OFF, label: t("halvesOff") },
          { value: "highest", label: t("halvesHighest") },
          { value: "average", label: t("halvesAverage") },
        ]}
      />
    </Field>
  );
}
