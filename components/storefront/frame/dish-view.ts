import { knownAllergens } from "@/lib/restaurant/menu/allergen";
import type { LocaleMap } from "@/lib/restaurant/menu/locale-map";
import type { StorefrontProduct } from "@/lib/restaurant/menu/storefront";
import type { Dish } from "./storefront";

/** A dish in one language. Translations stay behind; keys and prices of options come along. */
export function dishView(product: StorefrontProduct, text: (map: LocaleMap) => string): Dish {
  return {
    ...product,
    name: text(product.name),
    description: text(product.description),
    allergens: knownAllergens(product.allergens),
    allergenNote: text(product.allergenNote),
    optionGroups: product.optionGroups.map(({ names = {}, options, ...group }) => ({
      ...group,
      title: text(names) || group.name,
      options: options.map(({ names: own = {}, ...option }) => ({
        ...option,
        title: text(own) || option.name,
        ...(option.allergens ? { allergens: knownAllergens(option.allergens) } : {}),
      })),
    })),
  };
}
