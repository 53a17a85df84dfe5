"use client";

import { BookOpen, FolderPlus, Pencil, Plus, Search, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant, useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { apiCall } from "@/components/data/api-call";
import { LoadFailure } from "@/components/data/load-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import { useToast } from "@/components/ui/toast";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/menu-management-contract";
import { CategoryDialog } from "./category-dialog";
import { CategoryRail } from "./category-rail";
import { MenuSkeleton } from "./menu-skeleton";
import { ProductRow } from "./product-row";
import { ProductSheet } from "./product-sheet";
import { SortableList } from "./sortable-list";
import { useMenu } from "./use-menu";

type Open =
  | { kind: "product"; product: TenantProduct | null }
  | { kind: "category"; category: TenantCategory | null }
  | { kind: "deleteProduct"; product: TenantProduct }
  | { kind: "deleteCategory"; category: TenantCategory };

/** The menu as the restaurant keeps it: categories beside the dishes of the chosen one. */
export function MenuEditor() {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const { locales, manages } = useDashboardTenant();
  const tenantApi = useTenantApi();
  const toast = useToast();
  const failureWords = useFailureWords();
  const menu = useMenu();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  const nameOf = (item: TenantCategory | TenantProduct) => localText(item.name, locale, locales);
  const categories = menu.categories ?? [];
  const chosen = categories.find((category) => category.id === chosenId) ?? categories[0] ?? null;
  const wanted = search.trim().toLocaleLowerCase(locale);
  const shown = menu.products.filter((product) =>
    wanted ? nameOf(product).toLocaleLowerCase(locale).includes(wanted) : product.categoryId === chosen?.id,
  );

  const remove = async (item: TenantCategory | TenantProduct, path: string) => {
    const name = nameOf(item);
    const result = await apiCall("DELETE", tenantApi(`${path}/${item.id}`));
    close();
    if (result.ok) {
      menu.drop(item.id);
      toast({ title: t("menu.deleted", { name }) });
    } else if (result.code === "CATEGORY_NOT_EMPTY") {
      toast({
        tone: "failure",
        title: t("menu.categoryNotEmpty", { name }),
        detail: t("menu.categoryNotEmptyHint"),
      });
    } else toast({ tone: "failure", ...failureWords(result) });
  };
  const change: React.ComponentProps<typeof ProductRow>["onChange"] = async (product, changes) => {
    const name = nameOf(product);
    if (!(await menu.change(product, changes, name)) || changes.available === undefined) return;
    const words = changes.available ? "availableToast" : "soldOutToast";
    toast({ title: t(`menu.${words}`, { name }) });
  };

  if (menu.failure && menu.categories === null) {
    return <LoadFailure failure={menu.failure} onRetry={() => void menu.reload()} />;
  }
  if (menu.categories === null) return <MenuSkeleton />;
  return (
    <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <header className="flex flex-wrap items-center gap-2 pb-3">
        <h1 className="mr-auto text-xl font-semibold tracking-tight">{t("menu.title")}</h1>
        <search className="order-last w-full md:order-none md:w-64">
          <Input
            type="search"
            aria-label={t("menu.search")}
            placeholder={t("menu.search")}
            before={<Search className="size-4.5" strokeWidth={1.5} aria-hidden="true" />}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </search>
        {manages && (
          <>
            <Button
              variant="secondary"
              className="max-md:hidden"
              onClick={() => setOpen({ kind: "category", category: null })}
            >
              {t("menu.addCategory")}
            </Button>
            <span className="md:hidden">
              <IconButton
                icon={FolderPlus}
                label={t("menu.addCategory")}
                onClick={() => setOpen({ kind: "category", category: null })}
              />
            </span>
            {chosen && (
              <Button onClick={() => setOpen({ kind: "product", product: null })}>
                <Plus className="size-4.5" strokeWidth={2} aria-hidden="true" />
                {t("menu.addProduct")}
              </Button>
            )}
          </>
        )}
      </header>
      {!chosen && (
        <EmptyState
          icon={BookOpen}
          title={t("menu.emptyTitle")}
          action={
            manages && (
              <Button onClick={() => setOpen({ kind: "category", category: null })}>
                {t("menu.addCategory")}
              </Button>
            )
          }
        >
          {t("menu.emptyBody")}
        </EmptyState>
      )}
      {chosen && (
        <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
          <div className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto">
            <CategoryRail
              categories={categories}
              products={menu.products}
              chosenId={wanted ? null : chosen.id}
              onChoose={(id) => {
                setSearch("");
                setChosenId(id);
              }}
              onReorder={(ids) => void menu.reorderCategories(ids)}
            />
          </div>
          <section aria-labelledby="chosen-category" className="min-w-0">
            <div className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line-strong">
              <h2 id="chosen-category" className="font-semibold">
                {wanted ? `“${search.trim()}”` : nameOf(chosen)}
              </h2>
              <span className="text-sm text-ink-soft">{t("menu.count", { count: shown.length })}</span>
              {manages && !wanted && (
                <div className="ml-auto flex items-center">
                  <span className="w-max text-sm">
                    <Switch
                      label={<span className="max-sm:sr-only">{t("menu.visible")}</span>}
                      checked={chosen.visible}
                      onCheckedChange={(visible) =>
                        void menu.changeCategory(chosen, { visible }, nameOf(chosen))
                      }
                    />
                  </span>
                  <IconButton
                    icon={Pencil}
                    label={t("menu.editCategory")}
                    onClick={() => setOpen({ kind: "category", category: chosen })}
                  />
                  <IconButton
                    icon={Trash2}
                    label={t("menu.deleteCategory")}
                    onClick={() => setOpen({ kind: "deleteCategory", category: chosen })}
                  />
                </div>
              )}
            </div>
            {shown.length === 0 &&
              (wanted ? (
                <p className="py-10 text-center text-ink-soft">{t("menu.nothingFound")}</p>
              ) : (
                <EmptyState title={t("menu.noProductsTitle")}>{t("menu.noProductsBody")}</EmptyState>
              ))}
            {shown.length > 0 && (
              <p aria-hidden="true" className="hidden pt-2 pr-33 text-right text-xs text-ink-soft sm:block">
                {t("product.stockLabel")}
              </p>
            )}
            <SortableList
              items={shown.map((product) => ({ id: product.id, name: nameOf(product) }))}
              onReorder={(ids) => void menu.reorderProducts(ids)}
            >
              <ul>
                {shown.map((product) => (
                  <ProductRow
                    key={product.id}
                    product={product}
                    movable={manages && !wanted}
                    onOpen={() => setOpen({ kind: "product", product })}
                    onDelete={() => setOpen({ kind: "deleteProduct", product })}
                    onChange={change}
                  />
                ))}
              </ul>
            </SortableList>
          </section>
        </div>
      )}
      {open?.kind === "product" && (
        <ProductSheet
          key={open.product?.id ?? "new"}
          product={open.product}
          categoryId={chosen?.id ?? ""}
          categories={categories}
          onSaved={(product) => {
            menu.put(product);
            close();
          }}
          onClose={close}
        />
      )}
      {open?.kind === "category" && (
        <CategoryDialog
          category={open.category}
          onSaved={(category) => {
            menu.putCategory(category);
            setChosenId(category.id);
            close();
          }}
          onClose={close}
        />
      )}
      {open?.kind === "deleteProduct" && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t("menu.deleteProductTitle", { name: nameOf(open.product) })}
          description={t("menu.deleteProductBody")}
          confirmLabel={t("menu.deleteProduct")}
          danger
          onConfirm={() => remove(open.product, "/products")}
        />
      )}
      {open?.kind === "deleteCategory" && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t("menu.deleteCategoryTitle", { name: nameOf(open.category) })}
          description={t("menu.deleteCategoryBody")}
          confirmLabel={t("menu.deleteCategory")}
          danger
          onConfirm={() => remove(open.category, "/categories")}
        />
      )}
    </div>
  );
}
