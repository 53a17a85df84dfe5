/** What one unit of a product takes of an ingredient. */
export type RecipeRow = { ingredientId: string; quantityMilli: number };

export type OptionRecipeRow = {
  groupName: string;
  optionName: string;
  ingredientId: string;
  quantityMilli: number;
};

/** What is read of the recipes of options, in their order, with the stock of each ingredient. */
export const OPTION_RECIPE = {
  select: {
    groupName: true,
    optionName: true,
    ingredientId: true,
    quantityMilli: true,
    ingredient: { select: { stockMilli: true } },
  },
  orderBy: { position: "asc" },
} as const;

export type OptionRecipeLineRow = OptionRecipeRow & { ingredient: { stockMilli: number } };

/** What is read of a recipe: its lines in their order, each with the stock and cost of its ingredient. */
export const RECIPE = {
  select: {
    ingredientId: true,
    quantityMilli: true,
    ingredient: { select: { stockMilli: true, unitCostMilli: true } },
  },
  orderBy: { position: "asc" },
} as const;

export type RecipeLineRow = RecipeRow & {
  ingredient: { stockMilli: number; unitCostMilli: number | null };
};
