"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useLanguage } from "@/components/i18n/use-language";
import { EmptyState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import type { MenuTask } from "./menu-dialogs";
import { ProductRow } from "./product-row";
import { SortableList } from "./sortable-list";
import { type ProductChanges, useChangeProduct, useReorderProducts } from "./use-list-changes";
import { useDuplicateProduct } from "./use-menu-acts";

interface ProductRowsProps {
  products: readonly TenantProduct[];
  /** Search results are from several categories and cannot be sorted. */
  isSearch: boolean;
  /** The dishes chosen for a bulk edit; null while nothing is being chosen. */
  chosenIds: ReadonlySet<string> | null;
  onChoose: (productId: string, chosen: boolean) => void;
  onTask: (task: MenuTask) => void;
}

/** The dishes of a category or of a search, with what changes during an evening in each row. */
export function ProductRows({ products, isSearch, chosenIds, onChoose, onTask }: ProductRowsProps) {
  const t = useTranslations("dashboard");
  const tMenu = useTranslations("dashboardMenu");
  const failureToast = useFailureToast();
  const duplicate = useDuplicateProduct();
  const locale = useLanguage();
  const { locales, manages } = useDashboardTenant();
  const toast = useToast();
  const change = useChangeProduct();
  const reorder = useReorderProducts();
  const nameOf = (product: TenantProduct) => localText(product.name, locale, locales);

  const changeRow = (product: TenantProduct, changes: ProductChanges) => {
    const name = nameOf(product);
    const say = () => {
      if (changes.status) {
        toast({
          title: tMenu(changes.status === "active" ? "status.published" : "status.drafted", { name }),
        });
      }
      if (changes.available === undefined) return;
      toast({ title: t(changes.available ? "menu.availableToast" : "menu.soldOutToast", { name }) });
    };
    change.mutateAsync({ product, changes, name }).then(say, () => {});
  };
  const copy = (product: TenantProduct) => {
    const name = nameOf(product);
    duplicate.mutateAsync(product.id).then(
      (made) => {
        toast({ title: tMenu("duplicate.done", { name }) });
        onTask({ kind: "product", product: made });
      },
      (failure: ApiFailure) => failureToast(tMenu("duplicate.failed", { name }), failure),
    );
  };
  if (products.length === 0) {
    return isSearch ? (
      <p className="py-10 text-center text-ink-soft">{t("menu.nothingFound")}</p>
    ) : (
      <EmptyState title={t("menu.noProductsTitle")}>{t("menu.noProductsBody")}</EmptyState>
    );
  }
  return (
    <>
      <p aria-hidden="true" className="hidden pt-2 pr-33 text-right text-xs text-ink-soft sm:block">
        {t("product.stockLabel")}
      </p>
      <SortableList
        items={products.map((product) => ({ id: product.id, name: nameOf(product) }))}
        onReorder={(ids) => reorder.mutate({ ids, before: products.map(({ id }) => id) })}
      >
        <ul>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              movable={manages && !isSearch}
              chosen={chosenIds?.has(product.id) ?? null}
              onChoose={onChoose}
              onTask={onTask}
              onDuplicate={copy}
              onChange={changeRow}
            />
          ))}
        </ul>
      </SortableList>
    </>
  );
}
