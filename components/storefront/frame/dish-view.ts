import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { localText } from "@/lib/core/i18n/locales";
import { knownAllergens } from "@/lib/restaurant/menu/allergen";
import { type MenuReader, optionText } from "@/lib/restaurant/menu/option-text";
import type { StorefrontProduct } from "@/lib/restaurant/menu/storefront";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import type { Dish, DishOptionGroup } from "./storefront";

/** A name in the reader's language, where it is another one than the key. */
function titleOf(names: LocaleMap, key: string, reader: MenuReader): { title?: string } {
  const title = optionText(names, key, reader);
  return title === key ? {} : { title };
}

/** A group of options in one language. */
export function optionGroupView({ names = {}, options, ...group }: OptionGroup, reader: MenuReader) {
  return {
    ...group,
    ...titleOf(names, group.name, reader),
    options: options.map(({ names: own = {}, allergens, removesAllergens, ...option }) => ({
      ...option,
      ...titleOf(own, option.name, reader),
      ...(allergens ? { allergens: knownAllergens(allergens) } : {}),
      ...(removesAllergens ? { removesAllergens: knownAllergens(removesAllergens) } : {}),
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
  const { allergenNote, minimumAge, offHours, opensAt, categoryId: _, ...same } = product;
  const note = text(allergenNote);
  return {
    ...same,
    name: text(product.name),
    description: text(product.description),
    allergens: knownAllergens(product.allergens),
    ...(note === "" ? {} : { allergenNote: note }),
    ...(minimumAge === null ? {} : { minimumAge }),
    ...(offHours ? { offHours, opensAt, forLater: isBefore(opensAt, scheduleEnd) } : {}),
    optionGroups: product.optionGroups.map((group) => optionGroupView(group, reader)),
  };
}
