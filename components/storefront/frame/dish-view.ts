import { localText } from "@/lib/core/i18n/locales";
import { knownAllergens } from "@/lib/restaurant/menu/allergen";
import type { LocaleMap } from "@/lib/restaurant/menu/locale-map";
import type { StorefrontProduct } from "@/lib/restaurant/menu/storefront";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import type { Dish, DishOptionGroup } from "./storefront";

/** Who reads a menu: their language, and those of the restaurant, its first one first. */
export type MenuReader = { locale: string; locales: readonly string[] };

/** A name in the reader's language, where it is another one than the key, which is in the restaurant's first language. */
function titleOf(names: LocaleMap, key: string, { locale, locales }: MenuReader): { title?: string } {
  const first = locales[0] ?? locale;
  const title = localText(names[first]?.trim() ? names : { ...names, [first]: key }, locale, locales);
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

/**
 * A dish in one language. Other languages and what a dish does not have stay behind, because every visitor loads the
 * whole menu.
 */
export function dishView(product: StorefrontProduct, reader: MenuReader): Dish {
  const text = (map: LocaleMap) => localText(map, reader.locale, reader.locales);
  const { allergenNote, offHours, opensAt, categoryId: _, ...same } = product;
  const note = text(allergenNote);
  return {
    ...same,
    name: text(product.name),
    description: text(product.description),
    allergens: knownAllergens(product.allergens),
    ...(note === "" ? {} : { allergenNote: note }),
    ...(offHours ? { offHours, opensAt } : {}),
    optionGroups: product.optionGroups.map((group) => optionGroupView(group, reader)),
  };
}
