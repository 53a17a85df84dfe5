import type { Dish, MenuSection } from "@/components/storefront/frame/storefront";

/** A diner's filters of the menu. Dishes with the allergens are hidden; all diets must match. */
export type MenuFilter = { text: string; withoutAllergens: readonly string[]; diets: readonly string[] };

export const NO_FILTER: MenuFilter = { text: "", withoutAllergens: [], diets: [] };

/** Lower case without accents, so that "tiramisu" finds "Tiramisù". */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

function matches(dish: Dish, words: readonly string[], filter: MenuFilter): boolean {
  if (filter.withoutAllergens.some((allergen) => dish.allergens.includes(allergen))) return false;
  if (!filter.diets.every((diet) => dish.dietaryTags.includes(diet))) return false;
  const text = folded(`${dish.name} ${dish.description}`);
  return words.every((word) => text.includes(word));
}

/** The sections that still have dishes; a dish must contain every typed word in its name or description. */
export function searchMenu(sections: readonly MenuSection[], filter: MenuFilter): MenuSection[] {
  const words = folded(filter.text).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({ ...section, dishes: section.dishes.filter((dish) => matches(dish, words, filter)) }))
    .filter((section) => section.dishes.length > 0);
}

/** How many switches of the filter are on, the typed words aside. */
export function filterCount(filter: MenuFilter): number {
  return filter.withoutAllergens.length + filter.diets.length;
}

/** The allergens and diets that occur on the menu, in alphabetical order of their codes. */
export function filterChoices(sections: readonly MenuSection[]): { allergens: string[]; diets: string[] } {
  const dishes = sections.flatMap((section) => section.dishes);
  const distinct = (codes: string[]) => [...new Set(codes)].sort();
  return {
    allergens: distinct(dishes.flatMap((dish) => dish.allergens)),
    diets: distinct(dishes.flatMap((dish) => dish.dietaryTags)),
  };
}
