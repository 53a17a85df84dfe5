import { optionKey } from "@/lib/restaurant/pricing/option-label";

/** What one unit takes of an ingredient, and how much there is. */
type StockedLine = { ingredientId: string; quantityMilli: number; stockMilli: number };

/** What decides how often a product can be made. Quantities are thousandths of the ingredients' units. */
export type MadeOf = {
  recipe: readonly StockedLine[];
  /** By the option's label without its price. */
  optionRecipe: readonly (StockedLine & { groupName: string; optionName: string })[];
  optionGroups: readonly {
    name: string;
    required: boolean;
    min: number;
    options: readonly { label: string }[];
  }[];
};

/** For how many units there is enough, and the ingredient that runs out first; null where nothing is counted. */
type Make = { units: number; firstOutId: string } | null;

const leastOf = (makes: readonly Make[]): Make =>
  makes.reduce((least, make) => (make && (!least || make.units < least.units) ? make : least), null);

/** With one option: what it takes counts on top of what the product takes of the same ingredient. */
function makeWith({ recipe, optionRecipe }: MadeOf, groupName: string, label: string): Make {
  const own = optionRecipe.filter(
    (line) => line.groupName === groupName && line.optionName === optionKey(label),
  );
  return leastOf(
    own.map(({ ingredientId, quantityMilli, stockMilli }) => {
      const base = recipe.find((line) => line.ingredientId === ingredientId)?.quantityMilli ?? 0;
      return { units: Math.floor(stockMilli / (quantityMilli + base)), firstOutId: ingredientId };
    }),
  );
}

/** A required group allows as many as its options that last longest. */
function makeOfGroup(product: MadeOf, { name, min, options }: MadeOf["optionGroups"][number]): Make {
  const units = (make: Make) => make?.units ?? Number.POSITIVE_INFINITY;
  const makes = options.map(({ label }) => makeWith(product, name, label));
  return makes.sort((one, other) => units(other) - units(one))[Math.max(1, min) - 1] ?? null;
}

/**
 * How many units of a product the stock of its ingredients is enough for, and the ingredient that runs out first. Of each
 * required group, the options count that there is most for. Null where neither the product nor such a group takes
 * anything that is counted (ADR 059).
 */
export function canStillMake(product: MadeOf): Make {
  const base = product.recipe.map(({ ingredientId, quantityMilli, stockMilli }) => ({
    units: Math.floor(stockMilli / quantityMilli),
    firstOutId: ingredientId,
  }));
  const required = product.optionGroups.filter((group) => group.required);
  return leastOf([...base, ...required.map((group) => makeOfGroup(product, group))]);
}

/** Whether there is too little of something for one unit with this option. */
export function isOptionUsedUp(product: MadeOf, groupName: string, label: string): boolean {
  return makeWith(product, groupName, label)?.units === 0;
}
