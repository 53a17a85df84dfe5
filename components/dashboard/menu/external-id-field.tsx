"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MAX_EXTERNAL_ID_LENGTH } from "@/lib/core/ids/external-id";

interface ExternalIdFieldProps {
  value: string;
  onChange: (externalId: string) => void;
  error?: string | null | undefined;
}

/** What a till calls something, folded away: most restaurants never need it. */
export function ExternalIdField({ value, onChange, error }: ExternalIdFieldProps) {
  const t = useTranslations("dashboard.programs");
  return (
    <details className="group" open={error ? true : undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm text-ink-soft hover:text-ink">
        <ChevronRight
          className="size-4 shrink-0 transition-transform group-open:rotate-90 rtl:-scale-x-100"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <span>{t("title")}</span>
        {value.trim() !== "" && (
          <span className="min-w-0 truncate font-mono text-xs text-ink" dir="ltr">
            {value}
          </span>
        )}
      </summary>
      <div className="pt-1 pb-2">
        <ExternalIdInput value={value} onChange={onChange} error={error} hint={t("hint")} />
      </div>
    </details>
  );
}

/** The field alone, for places that are folded away already. */
export function ExternalIdInput({ value, onChange, error, hint }: ExternalIdFieldProps & { hint?: string }) {
  const t = useTranslations("dashboard.programs");
  return (
    <Field label={t("externalId")} hint={hint} error={error} optional>
      <Input
        value={value}
        dir="ltr"
        maxLength={MAX_EXTERNAL_ID_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
