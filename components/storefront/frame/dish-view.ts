import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { localText } from "@/lib/core/i18n/locales";
import { knownAllergens } from "@/lib/restaurant/menu/allergen";
import { type MenuReader, optionText } from "@/lib/restaurant/menu/option-text";
import { readFacts } from "@/lib/restaurant/menu/product";
import type { StorefrontProduct } from "@/lib/restaurant/menu/storefront";
import { changedLists } from "@/lib/restaurant/pricing/option-label";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import type { Dish, DishOptionGroup } from "./storefront";

/** A name in the reader's language, where it is another one than the key. */
function titleOf(names: LocaleMap, key: string, reader: MenuReader): { title?: string } {
  const title = optionText(names, key, reader);
  return title === key ? {} : { title };
}

export function optionGroupView({ names = {}, options, ...group }: OptionGroup, reader: MenuReader) {
  return {
    ...group,
    ...titleOf(names, group.name, reader),
    options: options.map(({ names: own = {}, ...option }) => ({
      ...option,
      ...titleOf(own, option.name, reader),
      ...changedLists(option, knownAllergens),
    })),
  } satisfies DishOptionGroup;
}

function isBefore(opensAt: string | null, end: Date | null): boolean {
  return opensAt !== null && end !== null && Date.parse(opensAt) < end.getTime();
}

/**
 * A dish in one language. Other languages and what a dish does not have stay behind, because every visitor loads the
 * whole menu. Orders can be scheduled up to `scheduleEnd`, if they can be.
 */
export function dishView(
  product: StorefrontProduct,
  reader: MenuReader,
  scheduleEnd: Date | null = null,
): Dish {
  const text = (map: LocaleMap) => localText(map, reader.locale, reader.locales);
  const { id, image, basePriceMinor, discountPriceMinor, soldOut, addedTax, offHours, opensAt } = product;
  const { allergenNote, ...facts } = readFacts(product, text);
  return {
    ...{ id, image, basePriceMinor, discountPriceMinor, soldOut },
    ...facts,
    allergens: knownAllergens(product.allergens),
    ...(allergenNote === "" ? {} : { allergenNote }),
    ...(addedTax ? { addedTax } : {}),
    ...(offHours ? { offHours, opensAt, forLater: isBefore(opensAt, scheduleEnd) } : {}),
    optionGroups: product.optionGroups.map((group) => optionGroupView(group, reader)),
  };
}
