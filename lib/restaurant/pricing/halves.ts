/** Half and half: one option of a group is the whole, two are one half each (docs/decisions/111). */

import { allocate } from "@/lib/core/money/money";

/** What two halves cost: as much as the more expensive one, or the average of both. */
export const HALVES_PRICES = ["highest", "average"] as const;
export type HalvesPrice = (typeof HALVES_PRICES)[number];

/** How many options a group of halves takes at most. */
export const MOST_HALVES = 2;

/** An option of a group as it is chosen. Of a half, `deltaMinor` is its share of what the group costs. */
export type Chosen<Option> = Option & { group: string; half?: true };

type HalvesGroup<Option> = { name: string; halves?: HalvesPrice | undefined; options: readonly Option[] };

/** What two halves cost together, in minor units; an average is rounded to the nearest unit, halves up. */
function pricedTogether(rule: HalvesPrice, first: number, second: number): number {
  return rule === "highest" ? Math.max(first, second) : Math.floor((first + second + 1) / 2);
}

/**
 * The options of one group as they are chosen, in the given order. Two of a group of halves are a half each: they share
 * what both cost together equally, the odd unit on the first, so that the options' own prices add up to what is asked.
 */
export function asChosen<Option extends { deltaMinor: number }>(
  { name, halves }: Pick<HalvesGroup<Option>, "name" | "halves">,
  options: readonly Option[],
): Chosen<Option>[] {
  const [first, second] = options;
  if (!halves || !first || !second || options.length > MOST_HALVES)
    return options.map((option) => ({ ...option, group: name }));
  const priceMinor = pricedTogether(halves, first.deltaMinor, second.deltaMinor);
  const shares = allocate(priceMinor, [1, 1]);
  return options.map((option, index) => ({
    ...option,
    deltaMinor: shares[index] ?? 0,
    group: name,
    half: true,
  }));
}

/** All options of a dish that are chosen, in the menu's order; labels that it does not have are left out. */
export function chosenOptions<Option extends { label: string; deltaMinor: number }>(
  groups: readonly HalvesGroup<Option>[],
  selected: Readonly<Record<string, readonly string[]>>,
): Chosen<Option>[] {
  return groups.flatMap((group) =>
    asChosen(
      group,
      group.options.filter(({ label }) => selected[group.name]?.includes(label)),
    ),
  );
}

/** The groups of which both chosen options are on one half each. */
export function halvedGroupsOf(chosen: readonly { group: string; half?: boolean }[]): string[] {
  return [...new Set(chosen.flatMap(({ group, half }) => (half ? [group] : [])))];
}

/** The name of an option that is on one half. */
export function halfName(name: string): string {
  return `½ ${name}`;
}

/** The names of chosen options, in their order; those on a half say so. */
export function chosenNames(
  selectedOptions: Readonly<Record<string, readonly string[]>>,
  halvedGroups: readonly string[],
  nameOf: (label: string, group: string) => string,
): string[] {
  return Object.entries(selectedOptions).flatMap(([group, labels]) =>
    labels.map((label) => {
      const name = nameOf(label, group);
      return halvedGroups.includes(group) ? halfName(name) : name;
    }),
  );
}
