import { isOptionUsedUp, type MadeOf } from "@/lib/restaurant/inventory/can-make";
import type { OptionRecipeRow, RecipeRow } from "@/lib/restaurant/inventory/recipe-line";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";

type Stocked = { ingredient: { stockMilli: number } };

/** A stored product with its recipes, as far as it decides what can be made of it. */
type StockedRow = {
  optionGroups: unknown;
  recipe: readonly (RecipeRow & Stocked)[];
  optionRecipe: readonly (OptionRecipeRow & Stocked)[];
};

/** What decides how often a stored product can be made. */
export function madeOf({ optionGroups, recipe, optionRecipe }: StockedRow): MadeOf {
  const stocked = <Line extends Stocked>({ ingredient, ...line }: Line) => ({ ...line, ...ingredient });
  return {
    optionGroups: optionGroups as OptionGroup[],
    recipe: recipe.map(stocked),
    optionRecipe: optionRecipe.map(stocked),
  };
}

/** The option groups of a stored product; options whose ingredients are used up are marked as sold out. */
export function stockedGroups(row: StockedRow): OptionGroup[] {
  const groups = row.optionGroups as OptionGroup[];
  if (row.optionRecipe.length === 0) return groups;
  const product = madeOf(row);
  return groups.map((group) => ({
    ...group,
    options: group.options.map((option) =>
      isOptionUsedUp(product, group.name, option.label) ? { ...option, soldOut: true } : option,
    ),
  }));
}
