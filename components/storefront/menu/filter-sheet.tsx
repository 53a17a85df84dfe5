"use client";

import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { PageSheet } from "@/components/ui/page-sheet";
import { useDietWords } from "./diet-words";
import { filterChoices, filterCount, type MenuFilter } from "./menu-search";

interface FilterSheetProps {
  filter: MenuFilter;
  onChange: (filter: MenuFilter) => void;
  /** How many dishes are left with this filter. */
  found: number;
}

function toggled(codes: readonly string[], code: string): string[] {
  return codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code];
}

/** What one cannot or does not want to eat; the menu behind it follows at once. */
export function FilterSheet({ filter, onChange, found }: FilterSheetProps) {
  const t = useTranslations("storefront.filter");
  const words = useDietWords();
  const base = useTenantBase();
  const [open, setOpen] = useState(false);
  const choices = filterChoices(useStorefront().shop.sections);
  const count = filterCount(filter);
  if (choices.allergens.length + choices.diets.length === 0) return null;

  const groups = [
    {
      title: t("diets"),
      codes: choices.diets,
      on: filter.diets,
      word: words.diet,
      set: (diets: string[]) => onChange({ ...filter, diets }),
    },
    {
      title: t("without"),
      codes: choices.allergens,
      on: filter.withoutAllergens,
      word: words.allergen,
      set: (withoutAllergens: string[]) => onChange({ ...filter, withoutAllergens }),
    },
  ].filter((group) => group.codes.length > 0);

  return (
    <>
      <Button
        variant="secondary"
        className="min-h-12 shrink-0"
        aria-label={count > 0 ? t("openWithCount", { count }) : t("open")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
        <span className="max-sm:sr-only">{t("open")}</span>
        {count > 0 && (
          <span className="grid min-w-5.5 place-items-center rounded-full bg-accent px-1.5 text-xs leading-5.5 text-accent-on tabular-nums">
            {count}
          </span>
        )}
      </Button>
      <PageSheet
        open={open}
        onClose={() => setOpen(false)}
        closeHref={tenantHref(base, "/")}
        title={t("title")}
        footer={
          <div className="flex gap-3">
            {count > 0 && (
              <Button
                variant="quiet"
                size="large"
                onClick={() => onChange({ ...filter, diets: [], withoutAllergens: [] })}
              >
                {t("clear")}
              </Button>
            )}
            <Button size="large" className="flex-1" onClick={() => setOpen(false)}>
              {t("show", { count: found })}
            </Button>
          </div>
        }
      >
        <div className="space-y-7">
          {groups.map(({ title, codes, on, word, set }) => (
            <fieldset key={title}>
              <legend className="font-semibold">{title}</legend>
              <div className="mt-3 flex flex-wrap gap-2.5">
                {codes.map((code) => (
                  <Chip key={code} pressed={on.includes(code)} onClick={() => set(toggled(on, code))}>
                    {word(code)}
                  </Chip>
                ))}
              </div>
            </fieldset>
          ))}
          <p className="text-sm text-ink-soft">{t("note")}</p>
        </div>
      </PageSheet>
    </>
  );
}
