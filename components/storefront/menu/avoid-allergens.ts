import type { Dish, DishOption } from "@/components/storefront/frame/storefront";
import { isOnOffer } from "./option-choice";

const names = (list: readonly string[] | undefined, wanted: readonly string[]) =>
  wanted.some((allergen) => list?.includes(allergen));

/**
 * The options with which a dish is free of the allergens; empty where it is free by itself, and null where no choice
 * makes it so.
 */
export function optionsThatAvoid(
  { allergens, optionGroups }: Pick<Dish, "allergens" | "optionGroups">,
  avoided: readonly string[],
): DishOption[] | null {
  const harmless = (option: DishOption) => isOnOffer(option) && !names(option.allergens, avoided);
  if (optionGroups.some(({ required, options }) => required && !options.some(harmless))) return null;
  const needed = new Set<DishOption>();
  for (const allergen of avoided.filter((each) => allergens.includes(each))) {
    const removers = optionGroups.flatMap(({ options }) => options).filter(harmless);
    const option = removers.find(({ removesAllergens }) => removesAllergens?.includes(allergen));
    if (!option) return null;
    needed.add(option);
  }
  const fits = optionGroups.every(
    // Two halves: what one of them is without, the dish is not without.
    ({ max, halves, options }) => options.filter((option) => needed.has(option)).length <= (halves ? 1 : max),
  );
  return fits ? [...needed] : null;
}
