"use client";

import { Clock, Copy, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useLanguage } from "@/components/i18n/use-language";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Switch } from "@/components/ui/switch";
import { useToast } from "@/components/ui/toast";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantCategory } from "@/lib/restaurant/menu/editing/menu-management-contract";
import type { MenuTask } from "./menu-dialogs";
import { useChangeCategory } from "./use-list-changes";
import { useDuplicateCategory } from "./use-menu-acts";

interface CategoryBarProps {
  category: TenantCategory;
  /** Empty while the dishes of the category are shown. */
  search: string;
  count: number;
  onTask: (task: MenuTask) => void;
  /** Begins or ends the choice of dishes for a bulk edit. */
  choosing: boolean;
  onChoosing: (choosing: boolean) => void;
}

/** The name above the dishes, and what can be done with the category. */
export function CategoryBar({ category, search, count, onTask, choosing, onChoosing }: CategoryBarProps) {
  const t = useTranslations("dashboard.menu");
  const tMenu = useTranslations("dashboardMenu");
  const toast = useToast();
  const failureToast = useFailureToast();
  const duplicate = useDuplicateCategory();
  const locale = useLanguage();
  const { locales, manages } = useDashboardTenant();
  const { mutate } = useChangeCategory();
  const name = localText(category.name, locale, locales);
  const copy = () =>
    duplicate.mutateAsync(category.id).then(
      () => toast({ title: tMenu("duplicate.categoryDone", { name }) }),
      (failure: ApiFailure) => failureToast(tMenu("duplicate.failed", { name }), failure),
    );
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line-strong">
      <h2 id="chosen-category" className="font-semibold">
        {search ? `“${search}”` : name}
      </h2>
      <span className="text-sm text-ink-soft">{t("count", { count })}</span>
      {category.availability.length > 0 && !search && <Badge icon={Clock}>{tMenu("hours.timed")}</Badge>}
      {manages && (
        <Button
          variant="quiet"
          size="small"
          className="ml-auto"
          aria-pressed={choosing}
          disabled={count === 0 && !choosing}
          onClick={() => onChoosing(!choosing)}
        >
          {choosing ? tMenu("bulk.selectEnd") : tMenu("bulk.select")}
        </Button>
      )}
      {manages && !search && (
        <div className="flex items-center max-sm:ml-auto">
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
            icon={Copy}
            label={tMenu("duplicate.category")}
            disabled={duplicate.isPending}
            onClick={copy}
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
