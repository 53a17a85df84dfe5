"use client";

import { useTranslations } from "next-intl";
import type { Column } from "@/components/ui/table";
import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { CanMake } from "./can-make";
import { useStockWords } from "./use-stock-words";

interface DishColumns {
  nameOf: (product: TenantProduct) => string;
  ingredients: readonly IngredientWire[];
  onOpen: (product: TenantProduct) => void;
}

export function priceOf({ basePrice, discountPrice }: TenantProduct): number {
  return discountPrice ?? basePrice;
}

export function useDishColumns({ nameOf, ingredients, onOpen }: DishColumns): Column<TenantProduct>[] {
  const t = useTranslations("dashboardStock");
  const words = useStockWords();
  const names = new Map(ingredients.map(({ id, name }) => [id, name]));
  /** Without a recipe there is no cost that could be unknown. */
  const unknown = ({ recipe }: TenantProduct) =>
    recipe.length > 0 && <span className="text-ink-soft">{t("noCost")}</span>;
  return [
    {
      key: "name",
      header: t("dish"),
      cell: (product) => (
        <button
          type="button"
          onClick={() => onOpen(product)}
          className="-mx-2 min-h-12 px-2 py-1 text-left font-semibold underline-offset-4 hover:underline"
        >
          <span className="block">{nameOf(product)}</span>
          <span className="block text-sm font-normal text-ink-soft">
            {product.recipe.length === 0 ? t("noRecipe") : t("recipeCount", { count: product.recipe.length })}
          </span>
        </button>
      ),
    },
    {
      key: "canMake",
      header: t("stillMakes"),
      cell: ({ canMake, firstOut }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <CanMake units={canMake} />
          {firstOut !== null && (
            <span className="text-ink-soft max-md:hidden">
              {t(canMake === 0 ? "outOf" : "firstOut", { name: names.get(firstOut) ?? "" })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "price",
      header: t("price"),
      numeric: true,
      wideOnly: true,
      cell: (product) => words.money(priceOf(product)),
    },
    {
      key: "cost",
      header: t("cost"),
      numeric: true,
      cell: (product) => (product.cost === null ? unknown(product) : words.money(product.cost)),
    },
    {
      key: "share",
      header: t("foodCost"),
      numeric: true,
      wideOnly: true,
      cell: (product) =>
        product.cost === null || priceOf(product) === 0
          ? unknown(product)
          : words.percent(product.cost / priceOf(product)),
    },
    {
      key: "margin",
      header: t("margin"),
      numeric: true,
      wideOnly: true,
      cell: (product) =>
        product.cost === null ? unknown(product) : words.money(priceOf(product) - product.cost),
    },
  ];
}
