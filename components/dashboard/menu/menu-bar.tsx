"use client";

import { Download, EllipsisVertical, FolderPlus, History, Plus, Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { SearchBox } from "@/components/ui/search-box";
import type { MenuTask } from "./menu-dialogs";

interface MenuBarProps {
  search: string;
  onSearch: (search: string) => void;
  onAddCategory: () => void;
  /** Null while there is no category for a dish. */
  onAddProduct: (() => void) | null;
  onTask: (task: MenuTask) => void;
}

/** The head of the menu page: the search over all dishes, and what can be added. */
export function MenuBar({ search, onSearch, onAddCategory, onAddProduct, onTask }: MenuBarProps) {
  const t = useTranslations("dashboard.menu");
  const tMenu = useTranslations("dashboardMenu");
  const { manages, slug } = useDashboardTenant();
  const download = () => window.location.assign(`/api/tenant/${slug}/menu/export`);
  return (
    <header className="flex flex-wrap items-center gap-2 pb-3">
      <h1 className="mr-auto text-xl font-semibold tracking-tight">{t("title")}</h1>
      <search className="order-last w-full md:order-none md:w-64">
        <SearchBox label={t("search")} value={search} onSearch={onSearch} />
      </search>
      {manages && (
        <>
          <Button variant="secondary" className="max-md:hidden" onClick={onAddCategory}>
            {t("addCategory")}
          </Button>
          <span className="md:hidden">
            <IconButton icon={FolderPlus} label={t("addCategory")} onClick={onAddCategory} />
          </span>
          <Menu
            trigger={<IconButton icon={EllipsisVertical} label={tMenu("more")} />}
            groups={[
              [
                { label: tMenu("csv.import"), icon: Upload, onSelect: () => onTask({ kind: "import" }) },
                { label: tMenu("csv.export"), icon: Download, onSelect: download },
              ],
              [
                {
                  label: tMenu("history.open"),
                  icon: History,
                  onSelect: () => onTask({ kind: "history", product: null }),
                },
              ],
            ]}
          />
          {onAddProduct && (
            <Button onClick={onAddProduct}>
              <Plus className="size-4.5" strokeWidth={2} aria-hidden="true" />
              {t("addProduct")}
            </Button>
          )}
        </>
      )}
    </header>
  );
}
