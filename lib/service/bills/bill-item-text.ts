import { localText } from "@/lib/core/i18n/locales";
import { type MenuReader, optionText } from "@/lib/restaurant/menu/option-text";
import type { ShopProduct } from "@/lib/restaurant/menu/shop";
import { chosenNames } from "@/lib/restaurant/pricing/halves";
import { matchOptionLabel, parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { BillItem } from "./bill";

/**
 * A line of a bill in its reader's language: the dish and its options as the menu has them. What now has another name,
 * or is no longer on the menu, is called what it was called when it was ordered.
 */
export function billItemText(
  {
    productName,
    selectedOptions,
    halvedGroups = [],
  }: Pick<BillItem, "productName" | "selectedOptions"> & { halvedGroups?: readonly string[] | undefined },
  product: Pick<ShopProduct, "name" | "optionGroups"> | undefined,
  { currency, ...reader }: MenuReader & { currency: string },
): { name: string; optionNames: string[] } {
  const [first = reader.locale] = reader.locales;
  const isSame = product !== undefined && localText(product.name, first, reader.locales) === productName;
  return {
    name: isSame ? localText(product.name, reader.locale, reader.locales) : productName,
    optionNames: chosenNames(selectedOptions, halvedGroups, (label, group) => {
      const options = product?.optionGroups.find(({ name }) => name === group)?.options ?? [];
      const { name } = parseOptionLabel(label, currency);
      const option = options[matchOptionLabel(options, label) ?? matchOptionLabel(options, name) ?? -1];
      return option ? optionText(option.names ?? {}, option.name, reader) : name;
    }),
  };
}
