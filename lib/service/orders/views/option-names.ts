import { chosenNames } from "@/lib/restaurant/pricing/halves";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { OrderItem } from "@/lib/service/orders/order";

/** The groups of which each option of a line is on one half. */
export function halvedGroupsIn({ shown }: Pick<OrderItem, "shown">): readonly string[] {
  return shown?.halvedGroups ?? [];
}

/** The chosen options as they were on the menu, in the restaurant's language and without prices; halves say so. */
export function menuOptionNames(
  selectedOptions: OrderItem["selectedOptions"],
  halvedGroups: readonly string[],
  currency: string,
): string[] {
  return chosenNames(selectedOptions, halvedGroups, (label) => parseOptionLabel(label, currency).name);
}

/** The chosen options of a line as the diner read them; for older orders as they were on the menu. Without prices. */
export function optionNamesOf(
  item: Pick<OrderItem, "shown" | "selectedOptions">,
  currency: string,
): string[] {
  return item.shown?.options ?? menuOptionNames(item.selectedOptions, halvedGroupsIn(item), currency);
}
