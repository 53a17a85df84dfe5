import { chosenNames } from "@/lib/restaurant/pricing/halves";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { PlannedDish } from "./station-plan";

/** The options of a line in the words of the kitchen. */
export type KitchenOptions = Pick<PlannedDish, "optionLabels"> & {
  /** What is on one half each, as it is read; left out where the dish is a whole. */
  halves?: string[];
  options: string[];
};

/** Reads the chosen options of a line, which are as they were on the menu: halves apart, and without prices. */
export function kitchenOptions(
  selectedOptions: Readonly<Record<string, readonly string[]>>,
  halvedGroups: readonly string[],
  currency: string,
): KitchenOptions {
  const nameOf = (label: string) => parseOptionLabel(label, currency).name;
  const [halved, others] = [true, false].map((isHalved) =>
    Object.fromEntries(
      Object.entries(selectedOptions).filter(([group]) => halvedGroups.includes(group) === isHalved),
    ),
  );
  const halves = chosenNames(halved ?? {}, halvedGroups, nameOf);
  return {
    ...(halves.length > 0 ? { halves } : {}),
    options: chosenNames(others ?? {}, [], nameOf),
    optionLabels: [...Object.entries(selectedOptions).flat(2), ...chosenNames(selectedOptions, [], nameOf)],
  };
}
