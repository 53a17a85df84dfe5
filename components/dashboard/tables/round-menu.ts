import { hasEveryWord, searchWords } from "@/lib/core/i18n/folded-text";
import { localText } from "@/lib/core/i18n/locales";
import { toMajor, toMinor } from "@/lib/core/money/money";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/menu-management-contract";
import { readOptionGroup } from "@/lib/restaurant/menu/read-option-group";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";

/** A dish as a waiter enters it. The price is in minor units. */
export type RoundDish = {
  id: string;
  name: string;
  section: string;
  priceMinor: number;
  optionGroups: OptionGroup[];
  soldOut: boolean;
};

/** A line of a round that is not sent yet. */
export type RoundLine = {
  key: string;
  dish: RoundDish;
  quantity: number;
  selectedOptions: Record<string, string[]>;
};

/** The dishes of the menu in its order, sold-out ones too, in the reader's language. */
export function roundMenu(
  categories: readonly TenantCategory[],
  products: readonly TenantProduct[],
  { locale, locales, currency }: { locale: string; locales: readonly string[]; currency: string },
): RoundDish[] {
  return categories
    .filter(({ visible }) => visible)
    .flatMap((category) =>
      products
        .filter(({ categoryId, status }) => categoryId === category.id && status === "active")
        .map((product) => ({
          id: product.id,
          name: localText(product.name, locale, locales),
          section: localText(category.name, locale, locales),
          priceMinor: toMinor(product.discountPrice ?? product.basePrice, currency),
          optionGroups: product.optionGroups.map((group) => readOptionGroup(group, currency)),
          soldOut: !product.available || product.stock === 0,
        })),
    );
}

/** The dishes whose name or section has every typed word. */
export function searchDishes(dishes: readonly RoundDish[], text: string): RoundDish[] {
  const words = searchWords(text);
  return dishes.filter(({ name, section }) => hasEveryWord([name, section], words));
}

/** What one unit costs with its options, in minor units. */
export function unitMinor(dish: RoundDish, selected: Record<string, readonly string[]>): number {
  const delta = dish.optionGroups
    .flatMap(({ name, options }) => options.filter(({ label }) => selected[name]?.includes(label)))
    .reduce((sum, { deltaMinor }) => sum + deltaMinor, 0);
  return Math.max(0, dish.priceMinor + delta);
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
