import { hasEveryWord, searchWords } from "@/lib/core/i18n/folded-text";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";

/** The dishes whose names, descriptions or category have every typed word, in any of the restaurant's languages. */
export function findDishes(
  categories: readonly TenantCategory[],
  products: readonly TenantProduct[],
  search: string,
): TenantProduct[] {
  const words = searchWords(search);
  const sections = new Map(categories.map(({ id, name }) => [id, Object.values(name)]));
  return products.filter(({ name, description, categoryId }) =>
    hasEveryWord(
      [...Object.values(name), ...Object.values(description), ...(sections.get(categoryId) ?? [])],
      words,
    ),
  );
}
