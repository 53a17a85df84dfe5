import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import { detailsFromWire } from "./option-details";
import type { OptionGroupInput } from "./option-group-input";
import type { OptionGroupWire } from "./option-group-wire";

type Choices = NonNullable<OptionGroupInput["choices"]>;
/** A group of an answer or as it is sent: all that its choices have beside their label may be left out. */
export type ReadableGroup = Omit<OptionGroupWire, "choices"> & { choices?: Choices | undefined };

/** A group of an answer with its labels parsed. Throws RangeError for an unknown currency. */
export function readOptionGroup(wire: ReadableGroup, currency: string): OptionGroup {
  const { labels, choices = [], ...group } = wire;
  const options = labels.map((label) => {
    const { externalId, ...choice } = choices.find((each) => each.label === label) ?? {};
    return {
      ...parseOptionLabel(label, currency),
      ...detailsFromWire({ ...choice, externalId: externalId ?? undefined }),
    };
  });
  return { ...group, options };
}
