import type { ShopProduct } from "./shop";

/** What a diner can filter the menu by: every allergen and dietary tag of a product on offer, in alphabetical order. */
export function menuFilters(products: Iterable<ShopProduct>): { allergens: string[]; dietaryTags: string[] } {
  const allergens = new Set<string>();
  const dietaryTags = new Set<string>();
  for (const product of products) {
    if (product.soldOut) continue;
    for (const allergen of product.allergens) allergens.add(allergen);
    for (const tag of product.dietaryTags) dietaryTags.add(tag);
  }
  return { allergens: [...allergens].sort(), dietaryTags: [...dietaryTags].sort() };
}
