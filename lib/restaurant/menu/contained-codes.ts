import { inAllergenOrder } from "./allergen-code";

interface ChosenCodes {
  allergens?: readonly string[] | undefined;
  removesAllergens?: readonly string[] | undefined;
}

/**
 * What a dish contains with the options that are chosen, each once: its own allergens without those that an option
 * removes, and what options add. What one option adds, another one does not remove. All are codes.
 */
export function containedCodes(own: readonly string[], chosen: readonly ChosenCodes[]): string[] {
  const removed = new Set(chosen.flatMap(({ removesAllergens = [] }) => removesAllergens));
  const left = own.filter((allergen) => !removed.has(allergen));
  return inAllergenOrder([...left, ...chosen.flatMap(({ allergens = [] }) => allergens)]);
}
