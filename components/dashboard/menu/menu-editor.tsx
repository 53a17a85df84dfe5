"use client";

import { useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { BulkBar } from "./bulk-bar";
import { CategoryBar } from "./category-bar";
import { CategoryRail } from "./category-rail";
import { findDishes } from "./find-dishes";
import { MenuBar } from "./menu-bar";
import { MenuDialogs, type MenuTask } from "./menu-dialogs";
import { categoryList, productList } from "./menu-queries";
import { MenuSkeleton } from "./menu-skeleton";
import { ProductRows } from "./product-rows";
import { ScheduleList } from "./schedule-list";
import { useBulkChoice } from "./use-bulk-choice";
import { useReorderCategories } from "./use-list-changes";

/** The menu as the restaurant keeps it: categories beside the dishes of the chosen one. */
export function MenuEditor() {
  const t = useTranslations("dashboard.menu");
  const { slug, manages } = useDashboardTenant();
  const categoriesQuery = useQuery(categoryList(slug));
  const productsQuery = useQuery(productList(slug));
  const reorder = useReorderCategories();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [search, setSearch] = useState("");
  const bulk = useBulkChoice();
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
    return <LoadFailure isPage failure={failure} onRetry={reload} />;
  }
  const chosen = categories.find((category) => category.id === chosenId) ?? categories[0] ?? null;
  const isSearch = search.trim() !== "";
  const shown = isSearch
    ? findDishes(categories, products, search)
    : products.filter((product) => product.categoryId === chosen?.id);
  const addCategory = () => setTask({ kind: "category", category: null });
  return (
    <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <MenuBar
        search={search}
        onSearch={setSearch}
        onAddCategory={addCategory}
        onTask={setTask}
        onAddProduct={chosen && (() => setTask({ kind: "product", product: null }))}
      />
      <ScheduleList products={products} />
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
              chosenId={isSearch ? null : chosen.id}
              onChoose={(id) => {
                setSearch("");
                setChosenId(id);
              }}
              onReorder={(ids) => reorder.mutate({ ids, before: categories.map(({ id }) => id) })}
            />
          </div>
          <section aria-labelledby="chosen-category" className="min-w-0">
            <CategoryBar
              category={chosen}
              search={search.trim()}
              count={shown.length}
              onTask={setTask}
              choosing={bulk.chosenIds !== null}
              onChoosing={bulk.setChoosing}
            />
            <ProductRows
              products={shown}
              isSearch={isSearch}
              chosenIds={bulk.chosenIds}
              onChoose={bulk.choose}
              onTask={setTask}
            />
            {bulk.chosenIds && (
              <BulkBar
                count={bulk.chosenIds.size}
                onAll={() => bulk.chooseAll(shown.map(({ id }) => id))}
                onEdit={() =>
                  setTask({ kind: "bulk", products: products.filter(({ id }) => bulk.chosenIds?.has(id)) })
                }
              />
            )}
          </section>
        </div>
      )}
      <MenuDialogs
        task={task}
        categories={categories}
        categoryId={chosen?.id ?? ""}
        onChoose={setChosenId}
        onClose={() => setTask(null)}
        onBulkDone={() => bulk.setChoosing(false)}
      />
    </div>
  );
}
