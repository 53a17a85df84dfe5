import { knownAllergens } from "@/lib/restaurant/menu/allergen";
import type { LocaleMap } from "@/lib/restaurant/menu/locale-map";
import type { StorefrontProduct } from "@/lib/restaurant/menu/storefront";
import type { Dish, DishOptionGroup } from "./storefront";

type Read = (map: LocaleMap) => string;

/** A name in the visitor's language, where it is another one than the key. */
function titleOf(names: LocaleMap | undefined, key: string, text: Read): { title?: string } {
  const title = text(names ?? {});
  return title === "" || title === key ? {} : { title };
}

function groupView({ names, options, ...group }: StorefrontProduct["optionGroups"][number], text: Read) {
  return {
    ...group,
    ...titleOf(names, group.name, text),
    options: options.map(({ names: own, allergens, ...option }) => ({
      ...option,
      ...titleOf(own, option.name, text),
      ...(allergens ? { allergens: knownAllergens(allergens) } : {}),
    })),
  } satisfies DishOptionGroup;
}

/**
 * A dish in one language. Other languages and what a dish does not have stay behind, because every visitor loads the
 * whole menu.
 */
export function dishView(product: StorefrontProduct, text: Read): Dish {
  const { allergenNote, offHours, opensAt, categoryId: _, ...same } = product;
  const note = text(allergenNote);
  return {
    ...same,
    name: text(product.name),
    description: text(product.description),
    allergens: knownAllergens(product.allergens),
    ...(note === "" ? {} : { allergenNote: note }),
    ...(offHours ? { offHours, opensAt } : {}),
    optionGroups: product.optionGroups.map((group) => groupView(group, text)),
  };
}
