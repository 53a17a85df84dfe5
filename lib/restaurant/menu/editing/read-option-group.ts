import { type OptionLabel, parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import type { OptionGroupWire } from "./option-group-wire";

/** A group of an answer with its labels parsed. Throws RangeError for an unknown currency. */
export function readOptionGroup(wire: OptionGroupWire, currency: string): OptionGroup {
  const { labels, choices = [], ...group } = wire;
  const options = labels.map((label): OptionLabel => {
    const choice = choices.find((each) => each.label === label);
    return {
      ...parseOptionLabel(label, currency),
      ...(choice?.name ? { names: choice.name } : {}),
      ...(choice?.default ? { isDefault: true } : {}),
      ...(choice?.allergens ? { allergens: choice.allergens } : {}),
      ...(choice?.removesAllergens ? { removesAllergens: choice.removesAllergens } : {}),
    };
  });
  return { ...group, options };
}
