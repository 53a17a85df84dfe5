import { containedCodes } from "@/lib/restaurant/menu/contained-codes";
import { chosenOptions } from "@/lib/restaurant/pricing/halves";
import type { OptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { OptionGroup, SelectedOptions } from "@/lib/restaurant/pricing/price-line";

/** What is wrong with the choice in one group; `count` is how many options it takes. */
export type ChoiceProblem = { kind: "tooFew" | "tooMany"; count: number };

/** How many options a group takes: `least` is what must be chosen at all, 0 for a group that may stay empty. */
export function choiceRange(group: OptionGroup): { least: number; most: number } {
  return { least: group.required ? Math.max(1, group.min) : 0, most: group.max };
}

/** Holds a choice against the group's rules, as the order will; null when it is fine. */
export function choiceProblem(group: OptionGroup, labels: readonly string[]): ChoiceProblem | null {
  const { least, most } = choiceRange(group);
  const fewest = labels.length === 0 ? least : Math.max(least, group.min);
  if (labels.length < fewest) return { kind: "tooFew", count: fewest };
  return labels.length > most ? { kind: "tooMany", count: most } : null;
}

/**
 * The choice after an option is pressed: removed if it was chosen, otherwise added. In a group for one option the new
 * one replaces the old; a full group stays as it is. In the menu's order.
 */
export function toggleOption(group: OptionGroup, labels: readonly string[], label: string): string[] {
  const without = labels.filter((chosen) => chosen !== label);
  if (without.length < labels.length) return without;
  if (group.max === 1) return [label];
  if (labels.length >= group.max) return [...labels];
  return group.options
    .map((option) => option.label)
    .filter((each) => each === label || labels.includes(each));
}

/** Whether a group takes one choice at most, so that a choice takes the place of the one before. */
export function isSingleChoice(group: Pick<OptionGroup, "min" | "max">): boolean {
  return group.max === 1 && group.min <= 1;
}

/**
 * Whether a guest may choose nothing in a group of one choice. Where an option is chosen in advance, such as the usual
 * dough, nothing would mean the same or nothing at all.
 */
export function mayStayEmpty(group: OptionGroup): boolean {
  const isPreset = group.options.some((option) => option.isDefault && isOnOffer(option));
  return choiceRange(group).least === 0 && !isPreset;
}

/** Whether an option can be chosen: none of its ingredients is used up. */
export function isOnOffer({ soldOut }: Pick<OptionLabel, "soldOut">): boolean {
  return soldOut !== true;
}

/** What is chosen when a dish is opened: the defaults of each group that can be had, in the menu's order. */
export function defaultSelection(groups: readonly OptionGroup[]): Record<string, string[]> {
  const chosen = groups.map(({ name, max, options }): [string, string[]] => [
    name,
    options
      .filter((option) => option.isDefault && isOnOffer(option))
      .slice(0, max)
      .map(({ label }) => label),
  ]);
  return Object.fromEntries(chosen);
}

/** The allergens of a dish as it is chosen, and those that the choice removed. */
export function allergensOf(
  dish: { allergens: readonly string[]; optionGroups: readonly OptionGroup[] },
  selected: SelectedOptions,
): { contained: string[]; removed: string[] } {
  const contained = containedCodes(dish.allergens, chosenOptions(dish.optionGroups, selected));
  return { contained, removed: dish.allergens.filter((allergen) => !contained.includes(allergen)) };
}

/** The selection without groups in which nothing is chosen. */
export function compactSelection(selected: SelectedOptions): Record<string, string[]> {
  const chosen = Object.entries(selected).filter(([, labels]) => labels.length > 0);
  return Object.fromEntries(chosen.map(([name, labels]) => [name, [...labels]]));
}

/** What the chosen options add to the price of one, in minor units. */
export function optionsMinor(groups: readonly OptionGroup[], selected: SelectedOptions): number {
  return chosenOptions(groups, selected).reduce((sum, option) => sum + option.deltaMinor, 0);
}

export function optionField(group: Pick<OptionGroup, "name">): string {
  return `option:${group.name}`;
}

/** The choice in a form, in the menu's order. */
export function selectionIn(groups: readonly OptionGroup[], form: FormData): Record<string, string[]> {
  const chosen = groups.map((group): [string, string[]] => {
    const labels = form.getAll(optionField(group));
    return [group.name, group.options.map(({ label }) => label).filter((label) => labels.includes(label))];
  });
  return Object.fromEntries(chosen);
}
