"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface Days {
  /** `2026-08-15`; null leaves this end open. */
  from: string | null;
  to: string | null;
}

/** The first and the last day of a list; either may stay open. Two fields, placed by the form around them. */
export function DayRange({ from, to, onChange }: Days & { onChange: (days: Days) => void }) {
  const t = useTranslations("dashboard.list");
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
