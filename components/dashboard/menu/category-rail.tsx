"use client";

import { EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useLanguage } from "@/components/i18n/use-language";
import { chipClass } from "@/components/ui/chip-style";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { SortableList, SortableRow } from "./sortable-list";

interface CategoryRailProps {
  categories: readonly TenantCategory[];
  products: readonly TenantProduct[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  onReorder: (ids: readonly string[]) => void;
}

/** The categories: a rail to choose from and to sort on a desk, a row of chips on a phone. */
export function CategoryRail({ categories, products, chosenId, onChoose, onReorder }: CategoryRailProps) {
  const t = useTranslations("dashboard.menu");
  const locale = useLanguage();
  const { locales, manages } = useDashboardTenant();
  const named = categories.map((category) => ({
    ...category,
    label: localText(category.name, locale, locales),
  }));
  const count = (id: string) => products.filter((product) => product.categoryId === id).length;
  return (
    <nav aria-label={t("categories")}>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:hidden">
        {named.map(({ id, label, visible }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosenId}
            onClick={() => onChoose(id)}
            className={chipClass(id === chosenId)}
          >
            {label}
            {!visible && <EyeOff className="size-4" strokeWidth={1.5} aria-label={t("hidden")} />}
          </button>
        ))}
      </div>
      <SortableList items={named.map(({ id, label }) => ({ id, name: label }))} onReorder={onReorder}>
        <ul className="hidden flex-col gap-0.5 lg:flex">
          {named.map(({ id, label, visible }) => (
            <SortableRow key={id} id={id} name={label} movable={manages}>
              <button
                type="button"
                aria-current={id === chosenId ? "true" : undefined}
                onClick={() => onChoose(id)}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-2.5 text-left text-sm hover:bg-sunken aria-[current=true]:bg-sunken aria-[current=true]:font-semibold"
              >
                <span className="truncate">{label}</span>
                {!visible && (
                  <EyeOff
                    className="size-4 shrink-0 text-ink-soft"
                    strokeWidth={1.5}
                    aria-label={t("hidden")}
                  />
                )}
                <span className="ml-auto text-ink-soft tabular-nums" aria-hidden="true">
                  {count(id)}
                </span>
              </button>
            </SortableRow>
          ))}
        </ul>
      </SortableList>
    </nav>
  );
}
