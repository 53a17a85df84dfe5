"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useLanguage } from "@/components/i18n/use-language";
import { Price } from "@/components/ui/price";
import { localText } from "@/lib/core/i18n/locales";
import type { MenuImportPreview } from "@/lib/restaurant/menu/csv/menu-import-contract";
import { useFieldWords } from "./use-field-words";

/** What a file would do: problems first, then what is new, what changes and what goes. */
export function ImportDifference({ preview }: { preview: MenuImportPreview }) {
  const t = useTranslations("dashboardMenu.csv");
  const locale = useLanguage();
  const { locales, currency } = useDashboardTenant();
  const fieldWords = useFieldWords();
  const { adds, changes, removes, unchanged, problems } = preview;
  const nameOf = (name: Record<string, string>) => localText(name, locale, locales);
  return (
    <div className="flex flex-col gap-5 text-sm">
      {problems.length > 0 && (
        <Part title={t("problems", { count: problems.length })} tone="text-critical">
          {problems.map(({ line, column, message }) => (
            <li key={`${line}-${column}-${message}`} className="py-2">
              <span className="font-semibold">{t("line", { line })}</span>
              {column && <code className="ml-2">{column}</code>} <span lang="en">{message}</span>
            </li>
          ))}
        </Part>
      )}
      <Part title={t("adds", { count: adds.length })}>
        {adds.map(({ line, name }) => (
          <li key={line} className="flex gap-2 py-2">
            <span aria-hidden="true" className="font-semibold text-positive">
              +
            </span>
            {nameOf(name)}
          </li>
        ))}
      </Part>
      <Part title={t("changes", { count: changes.length })}>
        {changes.map(({ id, name, fields, priceBefore, priceAfter }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3 py-2">
            <span>
              {nameOf(name)} <span className="text-ink-soft">({fields.map(fieldWords).join(", ")})</span>
            </span>
            {priceBefore !== priceAfter && (
              <span>
                <s className="text-ink-soft">
                  <Price amount={priceBefore} currency={currency} />
                </s>{" "}
                <Price amount={priceAfter} currency={currency} className="font-semibold" />
              </span>
            )}
          </li>
        ))}
      </Part>
      <Part title={t("removes", { count: removes.length })} tone={removes.length > 0 ? "text-critical" : ""}>
        {removes.map(({ id, name }) => (
          <li key={id} className="flex gap-2 py-2">
            <span aria-hidden="true" className="font-semibold text-critical">
              −
            </span>
            {nameOf(name)}
          </li>
        ))}
      </Part>
      <p className="text-ink-soft">{t("unchanged", { count: unchanged })}</p>
    </div>
  );
}

function Part({ title, tone = "", children }: { title: string; tone?: string; children: ReactNode[] }) {
  return (
    <section>
      <h3 className={`font-semibold ${tone}`}>{title}</h3>
      {children.length > 0 && <ul className="divide-y divide-line">{children}</ul>}
    </section>
  );
}
