import { knownAllergens } from "./allergen";
import type { OptionDetails } from "./option-label";

/**
 * What a dish contains with the options that are chosen, each once: its own allergens without those that an option
 * removes, and what options add. What one option adds, another one does not remove.
 */
export function containedAllergens(
  own: readonly string[],
  chosen: readonly Pick<OptionDetails, "allergens" | "removesAllergens">[],
): string[] {
  const removed = new Set(knownAllergens(chosen.flatMap(({ removesAllergens = [] }) => removesAllergens)));
  const left = knownAllergens(own).filter((allergen) => !removed.has(allergen));
  return knownAllergens([...left, ...chosen.flatMap(({ allergens = [] }) => allergens)]);
}
