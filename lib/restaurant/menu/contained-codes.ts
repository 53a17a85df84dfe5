import { inAllergenOrder } from "./allergen-code";

interface ChosenCodes {
  allergens?: readonly string[] | undefined;
  removesAllergens?: readonly string[] | undefined;
  /** One half of the dish, and the group that both halves are of. */
  half?: boolean;
  group?: string;
}

/**
 * What a dish contains with the options that are chosen, each once: its own allergens without those that an option
 * removes, and what options add. What one option adds, another one does not remove, and what one half is without, the
 * dish is without only if the other half is, too. All are codes.
 */
export function containedCodes(own: readonly string[], chosen: readonly ChosenCodes[]): string[] {
  const isWithout = ({ half, group }: ChosenCodes, code: string) =>
    !half || chosen.every((other) => other.group !== group || other.removesAllergens?.includes(code));
  const removed = new Set(
    chosen.flatMap((option) => (option.removesAllergens ?? []).filter((code) => isWithout(option, code))),
  );
  const left = own.filter((allergen) => !removed.has(allergen));
  return inAllergenOrder([...left, ...chosen.flatMap(({ allergens = [] }) => allergens)]);
}
