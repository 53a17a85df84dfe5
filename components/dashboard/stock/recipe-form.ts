import { type FormReading, readingOf } from "@/components/form/form-reading";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import {
  type OptionLineDraft,
  optionLineDrafts,
  readOptionLines,
  wrongOptionLines,
} from "./option-recipe-form";
import { readQuantityText } from "./quantity-text";

/** What a plate takes of an ingredient, as it is edited. */
type LineDraft = { key: string; ingredientId: string; text: string };

export type RecipeForm = { lines: LineDraft[]; optionLines: OptionLineDraft[] };

export function recipeForm(
  product: Pick<TenantProduct, "recipe" | "optionGroups" | "optionRecipes">,
): RecipeForm {
  return {
    lines: product.recipe.map(({ ingredientId, quantity }, place) => ({
      key: `line-${place}`,
      ingredientId,
      text: `${quantity}`,
    })),
    optionLines: optionLineDrafts(product),
  };
}

/** The recipe as the API accepts it, or what is wrong by list and the line's key. */
export function readRecipeForm({
  lines,
  optionLines,
}: RecipeForm): FormReading<Pick<TenantProduct, "recipe" | "optionRecipes">, "recipeQuantityInvalid"> {
  const recipe = lines.map(({ ingredientId, text }) => ({
    ingredientId,
    quantity: readQuantityText(text) ?? 0,
  }));
  const wrong = [
    ...lines.filter((_, place) => recipe[place]?.quantity === 0).map(({ key }) => `lines.${key}`),
    ...[...wrongOptionLines(optionLines)].map((key) => `optionLines.${key}`),
  ];
  return readingOf(Object.fromEntries(wrong.map((path) => [path, "recipeQuantityInvalid"])), {
    recipe,
    optionRecipes: readOptionLines(optionLines),
  });
}
