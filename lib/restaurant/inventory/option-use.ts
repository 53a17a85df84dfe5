import { optionKey } from "@/lib/restaurant/pricing/option-label";

/** A sold line, as far as it decides what the kitchen uses. */
export type SoldLine = {
  productId: string;
  quantity: number;
  selectedOptions?: Readonly<Record<string, readonly string[]>>;
  /** The groups of which each option is on one half. */
  halvedGroups: readonly string[];
};

/** `halves` counts what is used in halves of the option's recipe: two for each unit, one where it is on one half. */
export type OptionUse = { productId: string; group: string; option: string; halves: number };

/** The options of sold lines, by the names that recipes know them by. */
export function optionUses(lines: readonly SoldLine[]): OptionUse[] {
  return lines.flatMap(({ productId, quantity, selectedOptions = {}, halvedGroups }) =>
    Object.entries(selectedOptions).flatMap(([group, labels]) => {
      const halves = halvedGroups.includes(group) ? quantity : 2 * quantity;
      return labels.map((label) => ({ productId, group, option: optionKey(label), halves }));
    }),
  );
}
