import { guarded, unguarded } from "@/lib/core/csv/read-csv";
import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";

/**
 * The menu as a table (ADR 053): one line for each dish, one column for each language of a text. What sells and what is
 * switched on today, stock and availability, is no part of it, so that a file of last week brings neither back.
 */
const PLAIN_COLUMNS = [
  "id",
  "category",
  "price",
  "offer_price",
  "allergens",
  "dietary_tags",
  "minimum_age",
  "status",
  "image",
  "options",
  "availability",
] as const;
const TEXT_COLUMNS = ["name", "description", "allergen_note"] as const;

export type PlainColumn = (typeof PLAIN_COLUMNS)[number];
export type TextColumn = (typeof TEXT_COLUMNS)[number];

const LIST_MARK = "|";

/** One column of a file, a text without a language in the restaurant's first; null for one that the menu does not have. */
export function readColumn(
  name: string,
  firstLocale: string | undefined,
): PlainColumn | { text: TextColumn; locale: string } | null {
  const plain = PLAIN_COLUMNS.find((column) => column === name);
  if (plain) return plain;
  const [text, locale = firstLocale, ...rest] = name.split(":");
  const column = TEXT_COLUMNS.find((each) => each === text);
  return column && locale && rest.length === 0 ? { text: column, locale } : null;
}

type SheetRow = Record<string, string | number>;

function textCells(column: TextColumn, map: LocaleMap, locales: readonly string[]): SheetRow {
  return Object.fromEntries(locales.map((locale) => [`${column}:${locale}`, guarded(map[locale] ?? "")]));
}

/** A list in one cell. The mark is no part of what it divides: it is written as a slash. */
const listCell = (list: readonly string[]) =>
  guarded(list.map((text) => text.replaceAll(LIST_MARK, "/")).join(LIST_MARK));

/** What `listCell` wrote, or what somebody typed. */
export function readList(cell: string): string[] {
  return unguarded(cell)
    .split(LIST_MARK)
    .map((text) => text.trim())
    .filter(Boolean);
}

/** Every language in which the menu has a text, those of the restaurant first. */
function localesOf(products: readonly TenantProduct[], own: readonly string[]): string[] {
  const used = products.flatMap(({ name, description, allergenNote }) =>
    [name, description, allergenNote].flatMap((map) => Object.keys(map)),
  );
  return [...new Set([...own, ...used])];
}

/** How a file names a category: its name where no other has the same, else its id. */
export function categoryCells(
  categories: readonly Pick<TenantCategory, "id" | "name">[],
  locales: readonly string[],
): Map<string, string> {
  const named = categories.map(({ id, name }): [string, string] => {
    const text = [...locales, ...Object.keys(name)].map((locale) => name[locale]).find(Boolean);
    return [id, text ?? id];
  });
  const count = (text: string) => named.filter(([, other]) => other === text).length;
  return new Map(named.map(([id, text]) => [id, count(text) === 1 ? text : id]));
}

/** The menu as columns and rows for `toCsv`; prices in major units. */
export function menuSheet(
  categories: readonly TenantCategory[],
  products: readonly TenantProduct[],
  own: readonly string[],
): { columns: string[]; rows: SheetRow[] } {
  const locales = localesOf(products, own);
  const names = categoryCells(categories, own);
  const columns = [
    "id",
    "category",
    ...TEXT_COLUMNS.flatMap((column) => locales.map((locale) => `${column}:${locale}`)),
    ...PLAIN_COLUMNS.slice(2),
  ];
  const rows = products.map((product) => ({
    id: product.id,
    category: guarded(names.get(product.categoryId) ?? product.categoryId),
    ...textCells("name", product.name, locales),
    ...textCells("description", product.description, locales),
    ...textCells("allergen_note", product.allergenNote, locales),
    price: product.basePrice,
    offer_price: product.discountPrice ?? "",
    allergens: listCell(product.allergens),
    dietary_tags: listCell(product.dietaryTags),
    minimum_age: product.minimumAge ?? "",
    status: product.status,
    image: product.image ?? "",
    options: product.optionGroups.length === 0 ? "" : JSON.stringify(product.optionGroups),
    availability: product.availability.length === 0 ? "" : JSON.stringify(product.availability),
  }));
  return { columns, rows };
}
