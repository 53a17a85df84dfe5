"use client";

import { useQuery } from "@tanstack/react-query";
import { CookingPot } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant, useTenantStream } from "@/components/dashboard/frame/dashboard-tenant";
import { productList } from "@/components/dashboard/menu/menu-queries";
import { deskRows, ListDesk } from "@/components/data/list-desk";
import { ListSearch } from "@/components/data/list-search";
import { useListSearch } from "@/components/data/use-list-search";
import { useLive } from "@/components/data/use-live";
import { TenantLink } from "@/components/frame/tenant-link";
import { useLanguage } from "@/components/i18n/use-language";
import { buttonClass } from "@/components/ui/button-style";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { RecipeSheet } from "./recipe-sheet";
import { ingredientList } from "./stock-queries";
import { useDishColumns } from "./use-dish-columns";

const RECIPE_STATES = ["none", "soldOut", "noCost", "complete"] as const;
type RecipeState = (typeof RECIPE_STATES)[number];

function recipeState({ canMake, cost }: TenantProduct): RecipeState {
  if (canMake === null) return "none";
  if (canMake === 0) return "soldOut";
  return cost === null ? "noCost" : "complete";
}

/** What each dish is made of, for how many the stock is enough, what it costs and what is left of its price. */
export function DishDesk() {
  const t = useTranslations("dashboardStock");
  const locale = useLanguage();
  const { slug, locales } = useDashboardTenant();
  const list = productList(slug);
  const dishes = useQuery(list);
  const products = dishes.data;
  const { data: ingredients } = useQuery(ingredientList(slug));
  useLive({ url: useTenantStream(), queryKey: list.queryKey });
  const nameOf = ({ name }: TenantProduct) => localText(name, locale, locales);
  const { found, ...search } = useListSearch(products, {
    matches: (product, text) => nameOf(product).toLocaleLowerCase().includes(text.toLocaleLowerCase()),
    stateOf: recipeState,
  });
  const [openId, setOpenId] = useState<string | null>(null);
  const open = products?.find(({ id }) => id === openId);
  const columns = useDishColumns({
    nameOf,
    ingredients: ingredients ?? [],
    onOpen: ({ id }) => setOpenId(id),
  });
  return (
    <ListDesk
      title={t("views.dishes")}
      caption={t("dishCaption")}
      summary={t("dishSummary")}
      create={
        <TenantLink path="/menu" className={buttonClass("secondary")}>
          {t("toMenu")}
        </TenantLink>
      }
      list={deskRows(dishes, found)}
      columns={columns}
      rowKey={({ id }) => id}
      filters={
        <ListSearch
          {...search}
          searchLabel={t("searchDishes")}
          stateLabel={t("recipe")}
          anyState={t("anyRecipe")}
          states={RECIPE_STATES.map((value) => ({ value, label: t(`recipeStates.${value}`) }))}
        />
      }
      empty={{ icon: CookingPot, title: t("noDishes"), body: t("noDishesBody") }}
      noneFound={{ title: t("noDishFound"), body: t("noneFoundBody") }}
    >
      {open && ingredients && (
        <RecipeSheet
          key={open.id}
          product={open}
          name={nameOf(open)}
          ingredients={ingredients}
          onClose={() => setOpenId(null)}
        />
      )}
    </ListDesk>
  );
}
