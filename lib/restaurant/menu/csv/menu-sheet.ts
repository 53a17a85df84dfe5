import { guarded, unguarded } from "@/lib/core/csv/read-csv";
import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import type { TenantCategory, TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { type DishFact, type DishFacts, type FactOf, factsOfKind } from "@/lib/restaurant/menu/product";

/**
 * The menu as a table (ADR 053): one line for each dish, one column for each language of a text. What sells and what is
 * switched on today, stock and availability, is not part of it, so that a file of last week brings neither back.
 */
const OWN_COLUMNS = {
  id: "id",
  category: "categoryId",
  price: "basePrice",
  offer_price: "discountPrice",
  status: "status",
  image: "image",
  options: "optionGroups",
  availability: "availability",
  external_id: "externalId",
} as const satisfies Record<string, keyof TenantProduct>;

export type OwnColumn = keyof typeof OWN_COLUMNS;
/** What a column is about: a fact of the dish, a text of it in one language, or a field with a form of its own. */
export type ColumnKind =
  | { own: OwnColumn }
  | { fact: FactOf<"list" | "number"> }
  | { text: FactOf<"texts">; locale: string };

const TEXTS = factsOfKind("texts");
const PLAIN_FACTS = factsOfKind("list", "number");

/** A fact by the name of its column: `allergenNote` is `allergen_note`. */
const columnOfFact = (fact: DishFact) => fact.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const LIST_MARK = "|";

/** One column of a file, a text without a language in the restaurant's first; null for one that the menu does not have. */
export function readColumn(name: string, firstLocale: string | undefined): ColumnKind | null {
  if (isOwnColumn(name)) return { own: name };
  const plain = PLAIN_FACTS.find((fact) => columnOfFact(fact) === name);
  if (plain) return { fact: plain };
  const [column, locale = firstLocale, ...rest] = name.split(":");
  const text = TEXTS.find((fact) => columnOfFact(fact) === column);
  return text && locale && rest.length === 0 ? { text, locale } : null;
}

const isOwnColumn = (name: string): name is OwnColumn => Object.hasOwn(OWN_COLUMNS, name);

/** The field of the API that a column writes. */
export function fieldOf(kind: ColumnKind): keyof TenantProduct {
  if ("own" in kind) return OWN_COLUMNS[kind.own];
  return "text" in kind ? kind.text : kind.fact;
}

/** The column that writes a field of the API, without its language; empty where the file has none. */
export function columnOfField(field: string): string {
  const own = Object.entries(OWN_COLUMNS).find(([, each]) => each === field)?.[0];
  const fact = [...TEXTS, ...PLAIN_FACTS].find((each) => each === field);
  return own ?? (fact ? columnOfFact(fact) : "");
}

type SheetRow = Record<string, string | number>;

function textCells(fact: FactOf<"texts">, map: LocaleMap, locales: readonly string[]): SheetRow {
  const column = columnOfFact(fact);
  return Object.fromEntries(locales.map((locale) => [`${column}:${locale}`, guarded(map[locale] ?? "")]));
}

/** A list in one cell. The mark is not part of what it divides: it is written as a slash. */
const listCell = (list: readonly string[]) =>
  guarded(list.map((text) => text.replaceAll(LIST_MARK, "/")).join(LIST_MARK));

const plainCell = (value: DishFacts[FactOf<"list" | "number">]) =>
  Array.isArray(value) ? listCell(value) : (value ?? "");

/** What `listCell` wrote, or what somebody typed. */
export function readList(cell: string): string[] {
  return unguarded(cell)
    .split(LIST_MARK)
    .map((text) => text.trim())
    .filter(Boolean);
}

/** Every language in which the menu has a text, those of the restaurant first. */
function localesOf(products: readonly TenantProduct[], own: readonly string[]): string[] {
  const used = products.flatMap((product) => TEXTS.flatMap((fact) => Object.keys(product[fact])));
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
    ...TEXTS.flatMap((fact) => locales.map((locale) => `${columnOfFact(fact)}:${locale}`)),
    "price",
    "offer_price",
    ...PLAIN_FACTS.map(columnOfFact),
    "status",
    "image",
    "options",
    "availability",
    "external_id",
  ];
  const rows = products.map((product) => ({
    id: product.id,
    category: guarded(names.get(product.categoryId) ?? product.categoryId),
    ...Object.assign({}, ...TEXTS.map((fact) => textCells(fact, product[fact], locales))),
    price: product.basePrice,
    offer_price: product.discountPrice ?? "",
    ...Object.fromEntries(PLAIN_FACTS.map((fact) => [columnOfFact(fact), plainCell(product[fact])])),
    status: product.status,
    image: product.image ?? "",
    options: product.optionGroups.length === 0 ? "" : JSON.stringify(product.optionGroups),
    availability: product.availability.length === 0 ? "" : JSON.stringify(product.availability),
    external_id: guarded(product.externalId ?? ""),
  }));
  return { columns, rows };
}
