import { changedLists, type OptionDetails, type OptionList } from "@/lib/restaurant/pricing/option-label";
import { knownAllergens } from "./allergen";
import { containedCodes } from "./contained-codes";

/** What a dish contains with the options that are chosen, as codes of what the restaurant wrote. */
export function containedAllergens(
  own: readonly string[],
  chosen: readonly (Pick<OptionDetails, OptionList> & { group?: string; half?: boolean })[],
): string[] {
  const coded = chosen.map(({ group = "", half = false, ...option }) => ({
    ...{ group, half },
    ...changedLists(option, knownAllergens),
  }));
  return containedCodes(knownAllergens(own), coded);
}
