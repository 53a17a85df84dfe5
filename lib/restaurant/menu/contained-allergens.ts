import type { OptionDetails } from "@/lib/restaurant/pricing/option-label";
import { knownAllergens } from "./allergen";
import { containedCodes } from "./contained-codes";

/** What a dish contains with the options that are chosen, as codes of what the restaurant wrote. */
export function containedAllergens(
  own: readonly string[],
  chosen: readonly Pick<OptionDetails, "allergens" | "removesAllergens">[],
): string[] {
  const coded = chosen.map(({ allergens = [], removesAllergens = [] }) => ({
    allergens: knownAllergens(allergens),
    removesAllergens: knownAllergens(removesAllergens),
  }));
  return containedCodes(knownAllergens(own), coded);
}
