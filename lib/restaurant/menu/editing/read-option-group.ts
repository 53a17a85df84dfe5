import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import { detailsFromWire } from "./option-details";
import type { OptionGroupWire } from "./option-group-wire";

/** A group of an answer with its labels parsed. Throws RangeError for an unknown currency. */
export function readOptionGroup(wire: OptionGroupWire, currency: string): OptionGroup {
  const { labels, choices = [], ...group } = wire;
  const options = labels.map((label) => ({
    ...parseOptionLabel(label, currency),
    ...detailsFromWire(choices.find((choice) => choice.label === label) ?? {}),
  }));
  return { ...group, options };
}
