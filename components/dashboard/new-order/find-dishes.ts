import { type RoundDish, searchDishes } from "@/components/dashboard/tables/round-menu";

/** The dishes that a text finds: by their number on the menu, which counts from 1, or by words of their names. */
export function findDishes(menu: readonly RoundDish[], text: string): RoundDish[] {
  const typed = text.trim();
  const byNumber = /^\d+$/.test(typed) ? menu[Number(typed) - 1] : undefined;
  return byNumber ? [byNumber] : searchDishes(menu, typed);
}

/** The menu with the favorites that can be ordered once more before it, as a section of their own. */
export function withFavorites(
  menu: readonly RoundDish[],
  { ids, section }: { ids: readonly string[]; section: string },
): RoundDish[] {
  const favorites = ids.flatMap((id) => menu.find((dish) => dish.id === id && !dish.soldOut) ?? []);
  return [...favorites.map((dish) => ({ ...dish, section })), ...menu];
}

/** The number of each dish. */
export function numbersOf(menu: readonly RoundDish[]): ReadonlyMap<string, number> {
  return new Map(menu.map(({ id }, index) => [id, index + 1]));
}
