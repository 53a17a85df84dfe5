"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useFormControl } from "@/components/form/form-context";
import { useField } from "@/components/form/use-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Textarea } from "@/components/ui/textarea";
import { useLanguageName } from "./fields";

interface LocalizedFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** The restaurant's languages; the first is the default. */
  locales: readonly string[];
  maxLength: number;
  rows?: number;
}

/** A text in every language of the restaurant. What is missing falls back to the first. */
export function LocalizedField({ name, label, hint, locales, maxLength, rows = 1 }: LocalizedFieldProps) {
  const t = useTranslations("dashboardSettings");
  const id = useId();
  const languageOf = useLanguageName();
  const {
    value: texts,
    onChange,
    problem,
  } = useField(useFormControl<Record<string, Record<string, string>>>(), name);
  const all = [...new Set([...locales, ...Object.keys(texts)])];
  const [shown, setShown] = useState(all[0] ?? "en");
  const missing = all.filter((locale) => !texts[locale]?.trim());
  const hasSome = missing.length < all.length;
  const Box = rows > 1 ? Textarea : Input;
  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        {all.length > 1 && (
          <SegmentedControl
            label={t("languageOf", { field: label })}
            value={shown}
            onValueChange={setShown}
            options={all.map((locale) => ({ value: locale, label: locale.toUpperCase() }))}
          />
        )}
      </div>
      <Field
        label={`${label}, ${languageOf(shown)}`}
        hideLabel
        error={problem}
        hint={
          hasSome && missing.length > 0
            ? t("languagesMissing", { languages: missing.map(languageOf).join(", ") })
            : hint
        }
      >
        <Box
          lang={shown}
          maxLength={maxLength}
          {...(rows > 1 ? { rows } : {})}
          value={texts[shown] ?? ""}
          onChange={(event: { target: { value: string } }) =>
            onChange({ ...texts, [shown]: event.target.value })
          }
        />
      </Field>
    </fieldset>
  );
}
