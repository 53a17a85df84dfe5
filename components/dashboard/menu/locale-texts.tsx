"use client";

import { CircleCheck, CircleDashed } from "lucide-react";
import { useTranslations } from "next-intl";
import { useLanguage } from "@/components/i18n/use-language";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Tabs } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";
import { MAX_DESCRIPTION_LENGTH, MAX_MENU_NAME_LENGTH } from "@/lib/restaurant/menu/menu-limits";

type Texts = Record<string, string>;

interface LocaleTextsProps {
  /** The restaurant's languages; the first is the default. */
  locales: readonly string[];
  name: Texts;
  onName: (name: Texts) => void;
  nameError?: string | null;
  /** Without it only names are asked. */
  description?: Texts;
  onDescription?: (description: Texts) => void;
}

/** Texts in every language of the restaurant, with a mark at each that says whether it is complete. */
export function LocaleTexts({
  locales,
  name,
  onName,
  nameError,
  description,
  onDescription,
}: LocaleTextsProps) {
  const t = useTranslations("dashboard.product");
  const names = new Intl.DisplayNames([useLanguage()], { type: "language" });
  const languageOf = (locale: string) => names.of(locale) ?? locale;
  const all = [...new Set([...locales, ...Object.keys(name)])];
  return (
    <Tabs
      label={t("basics")}
      tabs={all.map((locale) => {
        const complete = Boolean(name[locale]?.trim());
        const Mark = complete ? CircleCheck : CircleDashed;
        const words = complete ? "languageComplete" : "languageMissing";
        return {
          value: locale,
          label: (
            <span className="flex items-center gap-1.5">
              <Mark
                className={`size-4 ${complete ? "text-positive" : "text-caution"}`}
                strokeWidth={1.75}
                aria-hidden="true"
              />
              <span aria-hidden="true">{languageOf(locale)}</span>
              <span className="sr-only">{t(words, { language: languageOf(locale) })}</span>
            </span>
          ),
          content: (
            <div className="flex flex-col gap-4" lang={locale}>
              <Field label={t("fact.name")} error={locale === all[0] ? nameError : undefined}>
                <Input
                  value={name[locale] ?? ""}
                  maxLength={MAX_MENU_NAME_LENGTH}
                  onChange={(event) => onName({ ...name, [locale]: event.target.value })}
                />
              </Field>
              {description && (
                <Field label={t("fact.description")} optional>
                  <Textarea
                    value={description[locale] ?? ""}
                    maxLength={MAX_DESCRIPTION_LENGTH}
                    onChange={(event) => onDescription?.({ ...description, [locale]: event.target.value })}
                  />
                </Field>
              )}
            </div>
          ),
        };
      })}
    />
  );
}
