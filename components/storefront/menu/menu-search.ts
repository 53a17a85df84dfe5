import type { Dish, MenuSection } from "@/components/storefront/frame/storefront";
import { hasEveryWord, searchWords } from "@/lib/core/i18n/folded-text";
import { optionsThatAvoid } from "./avoid-allergens";

/** A diner's filters of the menu. Dishes that no choice frees of the allergens are hidden; all diets must match. */
export type MenuFilter = { text: string; withoutAllergens: readonly string[]; diets: readonly string[] };

export const NO_FILTER: MenuFilter = { text: "", withoutAllergens: [], diets: [] };

function matches(dish: Dish, section: string, words: readonly string[], filter: MenuFilter): boolean {
  if (optionsThatAvoid(dish, filter.withoutAllergens) === null) return false;
  if (!filter.diets.every((diet) => dish.dietaryTags.includes(diet))) return false;
  return hasEveryWord([dish.name, dish.description, section], words);
}

/** The sections that still have dishes; every typed word must be in a dish's name, description or section, in one or many. */
export function searchMenu(sections: readonly MenuSection[], filter: MenuFilter): MenuSection[] {
  const words = searchWords(filter.text);
  const found = withWords(sections, filter, words);
  return found.length > 0 ? found : withWords(sections, filter, words.map(stemOf));
}

const LONG_WORD = 5;

/** A long word without the ending in which one and many differ: "pizza" finds what stands under "Pizze". */
function stemOf(word: string): string {
  return word.length < LONG_WORD ? word : word.replace(/(?:[aeiou]|es|en|s)$/, "");
}

function withWords(
  sections: readonly MenuSection[],
  filter: MenuFilter,
  words: readonly string[],
): MenuSection[] {
  return sections
    .map((section) => ({
      ...section,
      dishes: section.dishes.filter((dish) => matches(dish, section.name, words, filter)),
    }))
    .filter((section) => section.dishes.length > 0);
}

/** How many switches of the filter are on, the typed words aside. */
export function filterCount(filter: MenuFilter): number {
  return filter.withoutAllergens.length + filter.diets.length;
}

export function filterChoices(sections: readonly MenuSection[]): { allergens: string[]; diets: string[] } {
  const dishes = sections.flatMap((section) => section.dishes);
  const distinct = (codes: string[]) => [...new Set(codes)].sort();
  return {
    allergens: distinct(dishes.flatMap((dish) => dish.allergens)),
    diets: distinct(dishes.flatMap((dish) => dish.dietaryTags)),
  };
}
