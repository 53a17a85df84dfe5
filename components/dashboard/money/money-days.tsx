"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface Days {
  from: string | null;
  to: string | null;
}

/** The first and the last day of a list; either may stay open. */
export function MoneyDays({ from, to, onChange }: Days & { onChange: (days: Days) => void }) {
  const t = useTranslations("dashboardMoney");
  return (
    <>
      <Field label={t("from")}>
        <Input
          type="date"
          value={from ?? ""}
          max={to ?? undefined}
          onChange={(event) => onChange({ from: event.target.value || null, to })}
        />
      </Field>
      <Field label={t("to")}>
        <Input
          type="date"
          value={to ?? ""}
          min={from ?? undefined}
          onChange={(event) => onChange({ from, to: event.target.value || null })}
        />
      </Field>
    </>
  );
}
