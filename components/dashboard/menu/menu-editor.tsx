"use client";

import { useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { localText } from "@/lib/core/i18n/locales";
import { CategoryBar } from "./category-bar";
import { CategoryRail } from "./category-rail";
import { MenuBar } from "./menu-bar";
import { MenuDialogs, type MenuTask } from "./menu-dialogs";
import { categoryList, productList } from "./menu-queries";
import { MenuSkeleton } from "./menu-skeleton";
import { ProductRows } from "./product-rows";
import { useReorderCategories } from "./use-list-changes";

/** The menu as the restaurant keeps it: categories beside the dishes of the chosen one. */
export function MenuEditor() {
  const t = useTranslations("dashboard.menu");
  const locale = useLocale();
  const { slug, locales, manages } = useDashboardTenant();
  const categoriesQuery = useQuery(categoryList(slug));
  const productsQuery = useQuery(productList(slug));
  const reorder = useReorderCategories();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [search, setSearch] = useState("");
  const [task, setTask] = useState<MenuTask | null>(null);

  const { data: categories } = categoriesQuery;
  const { data: products } = productsQuery;
  if (!categories || !products) {
    const failure = categoriesQuery.error ?? productsQuery.error;
    if (!failure) return <MenuSkeleton />;
    const reload = () => {
      void categoriesQuery.refetch();
      void productsQuery.refetch();
    };
    return <LoadFailure failure={failure} onRetry={reload} />;
  }
  const chosen = categories.find((category) => category.id === chosenId) ?? categories[0] ?? null;
  const wanted = search.trim().toLocaleLowerCase(locale);
  const shown = products.filter((product) =>
    wanted
      ? localText(product.name, locale, locales).toLocaleLowerCase(locale).includes(wanted)
      : product.categoryId === chosen?.id,
  );
  const addCategory = () => setTask({ kind: "category", category: null });
  return (
    <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <MenuBar
        search={search}
        onSearch={setSearch}
        onAddCategory={addCategory}
        onAddProduct={chosen && (() => setTask({ kind: "product", product: null }))}
      />
      {!chosen && (
        <EmptyState
          icon={BookOpen}
          title={t("emptyTitle")}
          action={manages && <Button onClick={addCategory}>{t("addCategory")}</Button>}
        >
          {t("emptyBody")}
        </EmptyState>
      )}
      {chosen && (
        <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
          <div className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto">
            <CategoryRail
              categories={categories}
              products={products}
              chosenId={wanted ? null : chosen.id}
              onChoose={(id) => {
                setSearch("");
                setChosenId(id);
              }}
              onReorder={(ids) => reorder.mutate({ ids, before: categories.map(({ id }) => id) })}
            />
          </div>
          <section aria-labelledby="chosen-category" className="min-w-0">
            <CategoryBar category={chosen} search={search.trim()} count={shown.length} onTask={setTask} />
            <ProductRows products={shown} isSearch={wanted !== ""} onTask={setTask} />
          </section>
        </div>
      )}
      <MenuDialogs
        task={task}
        categories={categories}
        categoryId={chosen?.id ?? ""}
        onChoose={setChosenId}
        onClose={() => setTask(null)}
      />
    </div>
  );
}
