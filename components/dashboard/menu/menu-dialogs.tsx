"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { useLanguage } from "@/components/i18n/use-language";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useToast } from "@/components/ui/toast";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { BulkDialog } from "./bulk-dialog";
import { CategoryDialog } from "./category-dialog";
import { HistorySheet } from "./history-sheet";
import { ImportDialog } from "./import-dialog";
import { ProductSheet } from "./product-sheet";
import { ScheduleDialog } from "./schedule-dialog";
import { useDeleteCategory, useDeleteProduct } from "./use-menu-edits";

/** What is edited or about to be deleted; without a dish or category it is a new one. */
export type MenuTask =
  | { kind: "product"; product: TenantProduct | null }
  | { kind: "category"; category: TenantCategory | null }
  | { kind: "bulk"; products: readonly TenantProduct[] }
  | { kind: "import" }
  | { kind: "history"; product: TenantProduct | null }
  | { kind: "schedule"; product: TenantProduct }
  | { kind: "deleteProduct"; product: TenantProduct }
  | { kind: "deleteCategory"; category: TenantCategory };

interface MenuDialogsProps {
  task: MenuTask | null;
  categories: readonly TenantCategory[];
  /** Where a new dish belongs. */
  categoryId: string;
  onChoose: (categoryId: string) => void;
  onClose: () => void;
  /** A bulk edit is made. */
  onBulkDone: () => void;
}

/** The sheets and questions over the menu. */
export function MenuDialogs({ task, categories, categoryId, onChoose, ...ends }: MenuDialogsProps) {
  const { onClose, onBulkDone } = ends;
  const t = useTranslations("dashboard.menu");
  const locale = useLanguage();
  const { locales } = useDashboardTenant();
  const toast = useToast();
  const failureWords = useFailureWords();
  const deleteProduct = useDeleteProduct();
  const deleteCategory = useDeleteCategory();
  const nameOf = (item: TenantCategory | TenantProduct) => localText(item.name, locale, locales);

  const remove = async (item: TenantCategory | TenantProduct, deleted: Promise<unknown>) => {
    const name = nameOf(item);
    await deleted.then(
      () => toast({ title: t("deleted", { name }) }),
      (failure: ApiFailure) =>
        toast({
          tone: "failure",
          ...(failure.code === "CATEGORY_NOT_EMPTY"
            ? { title: t("categoryNotEmpty", { name }), detail: t("categoryNotEmptyHint") }
            : failureWords(failure)),
        }),
    );
    onClose();
  };
  switch (task?.kind) {
    case "product":
      return (
        <ProductSheet
          key={task.product?.id ?? "new"}
          product={task.product}
          categoryId={categoryId}
          categories={categories}
          onSaved={onClose}
          onClose={onClose}
        />
      );
    case "category":
      return (
        <CategoryDialog
          category={task.category}
          onSaved={({ id }) => {
            onChoose(id);
            onClose();
          }}
          onClose={onClose}
        />
      );
    case "bulk":
      return (
        <BulkDialog
          products={task.products}
          categories={categories}
          onDone={() => {
            onBulkDone();
            onClose();
          }}
          onClose={onClose}
        />
      );
    case "import":
      return <ImportDialog onClose={onClose} />;
    case "history":
      return <HistorySheet product={task.product} onClose={onClose} />;
    case "schedule":
      return <ScheduleDialog product={task.product} onClose={onClose} />;
    case "deleteProduct":
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title={t("deleteProductTitle", { name: nameOf(task.product) })}
          description={t("deleteProductBody")}
          confirmLabel={t("deleteProduct")}
          danger
          onConfirm={() => remove(task.product, deleteProduct.mutateAsync(task.product.id))}
        />
      );
    case "deleteCategory":
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title={t("deleteCategoryTitle", { name: nameOf(task.category) })}
          description={t("deleteCategoryBody")}
          confirmLabel={t("deleteCategory")}
          danger
          onConfirm={() => remove(task.category, deleteCategory.mutateAsync(task.category.id))}
        />
      );
    default:
      return null;
  }
}
