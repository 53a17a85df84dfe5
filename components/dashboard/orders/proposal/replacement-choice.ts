import type { z } from "zod";
import { hasEveryWord, searchWords } from "@/lib/core/i18n/folded-text";
import type { ReplacementList } from "@/lib/service/orders/proposals/replacement-contract";

export type Replacements = z.output<typeof ReplacementList>;
type Dish = Replacements["dishes"][number];

/** The dishes of one category that a search has found. */
export type DishGroup = { categoryId: string; label: string; dishes: readonly Dish[] };

/**
 * The dishes that can come instead of a line and have every word of the text in one of their names or their category's:
 * those of the line's own category first, the others in the order of the menu.
 */
export function replacementGroups(
  { lines, dishes }: Replacements,
  lineItemId: string,
  text: string,
): DishGroup[] {
  const words = searchWords(text);
  const found = dishes.filter(
    ({ name, otherNames, categoryName, lineItemIds }) =>
      lineItemIds.includes(lineItemId) && hasEveryWord([name, ...otherNames, categoryName], words),
  );
  const groups = new Map<string, DishGroup>();
  for (const dish of found) {
    const { categoryId, categoryName: label } = dish;
    const before = groups.get(categoryId)?.dishes ?? [];
    groups.set(categoryId, { categoryId, label, dishes: [...before, dish] });
  }
  const own = lines.find((line) => line.lineItemId === lineItemId)?.categoryId;
  const rank = (group: DishGroup) => (group.categoryId === own ? 0 : 1);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}
