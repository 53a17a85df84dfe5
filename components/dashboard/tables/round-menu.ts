import { optionGroupView } from "@/components/storefront/frame/dish-view";
import type { Dish } from "@/components/storefront/frame/storefront";
import { optionsMinor } from "@/components/storefront/menu/option-choice";
import { hasEveryWord, searchWords } from "@/lib/core/i18n/folded-text";
import { localText } from "@/lib/core/i18n/locales";
import { toMajor, toMinor } from "@/lib/core/money/money";
import { knownAllergens } from "@/lib/restaurant/menu/allergen";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { readOptionGroup } from "@/lib/restaurant/menu/editing/read-option-group";
import type { MenuReader } from "@/lib/restaurant/menu/option-text";
import { chosenOptions, halfName } from "@/lib/restaurant/pricing/halves";

/** A dish as a waiter enters it. The price is in minor units. */
export type RoundDish = Pick<
  Dish,
  "id" | "name" | "optionGroups" | "allergens" | "allergenNote" | "soldOut"
> & { section: string; priceMinor: number };

/** A line of a round that is not sent yet. */
export type RoundLine = {
  key: string;
  dish: RoundDish;
  quantity: number;
  selectedOptions: Record<string, string[]>;
  /** The course that it is served in; left out where it is made at once. */
  course?: number | null;
};

type Reader = MenuReader & { currency: string; now: Date };

const isAhead = (until: string | null, now: Date) => until !== null && Date.parse(until) > now.getTime();

/** The dishes of the menu in its order, sold-out ones too, in the reader's language. */
export function roundMenu(
  categories: readonly TenantCategory[],
  products: readonly TenantProduct[],
  reader: Reader,
): RoundDish[] {
  const { locale, locales, now } = reader;
  return categories
    .filter(({ visible, hiddenUntil }) => visible && !isAhead(hiddenUntil, now))
    .flatMap((category) => {
      const section = localText(category.name, locale, locales);
      return products
        .filter(({ categoryId, status }) => categoryId === category.id && status === "active")
        .map((product) => ({ section, ...roundDish(product, reader) }));
    });
}

function roundDish(product: TenantProduct, reader: Reader): Omit<RoundDish, "section"> {
  const { locale, locales, currency, now } = reader;
  const { available, soldOutUntil, stock, canMake } = product;
  return {
    id: product.id,
    name: localText(product.name, locale, locales),
    priceMinor: toMinor(product.discountPrice ?? product.basePrice, currency),
    allergens: knownAllergens(product.allergens),
    allergenNote: localText(product.allergenNote, locale, locales),
    optionGroups: product.optionGroups.map((wire) => {
      const { options, ...group } = readOptionGroup(wire, currency);
      const gone = product.soldOutOptions.filter((option) => option.group === group.name);
      const marked = options.map((option) =>
        gone.some(({ option: label }) => label === option.label) ? { ...option, soldOut: true } : option,
      );
      return optionGroupView({ ...group, options: marked }, reader);
    }),
    soldOut: !available || isAhead(soldOutUntil, now) || stock === 0 || canMake === 0,
  };
}

/** The dishes whose name or section has every typed word. */
export function searchDishes(dishes: readonly RoundDish[], text: string): RoundDish[] {
  const words = searchWords(text);
  return dishes.filter(({ name, section }) => hasEveryWord([name, section], words));
}

/** What one unit costs with its options, in minor units. */
export function unitMinor(dish: RoundDish, selected: Record<string, readonly string[]>): number {
  return Math.max(0, dish.priceMinor + optionsMinor(dish.optionGroups, selected));
}

export function optionTitles({
  dish,
  selectedOptions,
}: Pick<RoundLine, "dish" | "selectedOptions">): string[] {
  return chosenOptions(dish.optionGroups, selectedOptions).map(({ name, title = name, half }) =>
    half ? halfName(title) : title,
  );
}

/** The round with one more of a dish: the same dish with the same options is one line. */
export function addLine(lines: readonly RoundLine[], line: Omit<RoundLine, "key">): RoundLine[] {
  const key = JSON.stringify([line.dish.id, line.selectedOptions]);
  const known = lines.find((each) => each.key === key);
  if (!known) return [...lines, { ...line, key }];
  return lines.map((each) => (each === known ? { ...each, quantity: each.quantity + line.quantity } : each));
}

/** What a round comes to, in major units. */
export function roundAmount(lines: readonly RoundLine[], currency: string): number {
  const minor = lines.reduce(
    (sum, { dish, quantity, selectedOptions }) => sum + quantity * unitMinor(dish, selectedOptions),
    0,
  );
  return toMajor(minor, currency);
}
