"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useLanguage } from "@/components/i18n/use-language";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";

interface LocaleFieldsProps {
  texts: Record<string, string>;
  onChange: (texts: Record<string, string>) => void;
  /** The label of one language's field. */
  label: (language: string) => string;
  /** Folds the fields away behind this text, with the number of those that are filled in. */
  summary?: string;
  maxLength: number;
  multiline?: boolean;
}

/** A short text in each language of the restaurant, all of them optional. */
export function LocaleFields({ texts, onChange, label, summary, maxLength, multiline }: LocaleFieldsProps) {
  const t = useTranslations("dashboardMenu.options");
  const { locales } = useDashboardTenant();
  const names = new Intl.DisplayNames([useLanguage()], { type: "language" });
  const all = [...new Set([...locales, ...Object.keys(texts)])];
  const Control = multiline ? Textarea : Input;
  const fields = (
    <div className="flex flex-col gap-3">
      {all.map((locale) => (
        <Field key={locale} label={label(names.of(locale) ?? locale)} optional>
          <Control
            lang={locale}
            value={texts[locale] ?? ""}
            maxLength={maxLength}
            onChange={(event: { target: { value: string } }) =>
              onChange({ ...texts, [locale]: event.target.value })
            }
          />
        </Field>
      ))}
    </div>
  );
  if (summary === undefined) return fields;
  const count = Object.values(texts).filter((text) => text.trim() !== "").length;
  return (
    <details className="mt-2">
      <summary className="min-h-11 cursor-pointer content-center text-sm text-ink-soft hover:text-ink">
        {summary} {count > 0 && t("filled", { count })}
      </summary>
      <div className="pt-1 pb-3">{fields}</div>
    </details>
  );
}
