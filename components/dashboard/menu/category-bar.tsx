"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { IconButton } from "@/components/ui/icon-button";
import { Switch } from "@/components/ui/switch";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantCategory } from "@/lib/restaurant/menu/menu-management-contract";
import type { MenuTask } from "./menu-dialogs";
import { useChangeCategory } from "./use-list-changes";

interface CategoryBarProps {
  category: TenantCategory;
  /** Empty while the dishes of the category are shown. */
  search: string;
  count: number;
  onTask: (task: MenuTask) => void;
}

/** The name above the dishes, and what can be done with the category. */
export function CategoryBar({ category, search, count, onTask }: CategoryBarProps) {
  const t = useTranslations("dashboard.menu");
  const locale = useLocale();
  const { locales, manages } = useDashboardTenant();
  const { mutate } = useChangeCategory();
  const name = localText(category.name, locale, locales);
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line-strong">
      <h2 id="chosen-category" className="font-semibold">
        {search ? `“${search}”` : name}
      </h2>
      <span className="text-sm text-ink-soft">{t("count", { count })}</span>
      {manages && !search && (
        <div className="ml-auto flex items-center">
          <span className="w-max text-sm">
            <Switch
              label={<span className="max-sm:sr-only">{t("visible")}</span>}
              checked={category.visible}
              onCheckedChange={(visible) => mutate({ category, visible, name })}
            />
          </span>
          <IconButton
            icon={Pencil}
            label={t("editCategory")}
            onClick={() => onTask({ kind: "category", category })}
          />
          <IconButton
            icon={Trash2}
            label={t("deleteCategory")}
            onClick={() => onTask({ kind: "deleteCategory", category })}
          />
        </div>
      )}
    </div>
  );
}
