import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { toMajor } from "@/lib/core/money/money";
import { entityTagOf } from "@/lib/platform/http/entity-tag";
import {
  type CategoryRow,
  type StoredProduct,
  tenantCategory,
  tenantProduct,
} from "@/lib/restaurant/menu/editing/menu-management-contract";
import { readProductFields } from "@/lib/restaurant/menu/editing/product-draft";
import {
  changedFields,
  type ProductSnapshot,
  productSnapshot,
} from "@/lib/restaurant/menu/history/menu-change";
import type { ProductFields } from "@/lib/restaurant/menu/product";
import type { MenuImportPreview, MenuSheetInput } from "./menu-import-contract";
import { readMenuSheet } from "./read-menu-sheet";

/** A menu as it is stored. */
export type StoredMenu = {
  categories: readonly CategoryRow[];
  products: readonly StoredProduct[];
  locales: readonly string[];
  currency: string;
};

/** What an import writes. */
export type MenuImportPlan = {
  adds: { line: number; fields: Partial<ProductFields> }[];
  changes: { line: number; id: string; fields: Partial<ProductFields> }[];
  removeIds: string[];
  preview: MenuImportPreview;
};

/** A name of what the menu's people have written: another one after every edit, the same after every sale. */
export function menuVersionOf({ categories, products }: Pick<StoredMenu, "categories" | "products">): string {
  const written = [
    categories.map(({ id, name }) => [id, name]),
    products.map(({ id, revision }) => [id, revision]),
  ];
  return entityTagOf(JSON.stringify(written)).replace(/[^\w-]/g, "");
}

/** What a file does to a menu, without doing it. */
export function planMenuImport(menu: StoredMenu, input: MenuSheetInput): MenuImportPlan {
  const { currency, locales } = menu;
  const rows = new Map(menu.products.map((row) => [row.id, row]));
  const { lines, problems, named } = readMenuSheet(input.csv, {
    categories: menu.categories.map(tenantCategory),
    products: menu.products.map((row) => tenantProduct(row, currency)),
    locales,
    currency,
  });
  const plan: MenuImportPlan = {
    adds: [],
    changes: [],
    removeIds: [],
    preview: {
      menuVersion: menuVersionOf(menu),
      adds: [],
      changes: [],
      removes: [],
      unchanged: 0,
      problems: [...problems],
    },
  };
  const { preview } = plan;
  for (const { line, id, body } of lines) {
    const row = id === null ? undefined : rows.get(id);
    const { fields } = readProductFields(body, currency, row ?? null);
    if (!row) {
      plan.adds.push({ line, fields: { status: "draft", ...fields } });
      preview.adds.push({ line, name: { ...fields.name } });
      continue;
    }
    const before = productSnapshot(row);
    const given = Object.keys(fields) as (keyof ProductSnapshot)[];
    const present = Object.fromEntries(given.map((field) => [field, before[field]]));
    const differing = changedFields(present, fields);
    if (differing.length === 0) {
      preview.unchanged += 1;
      continue;
    }
    plan.changes.push({ line, id: row.id, fields });
    const after = { ...before, ...fields };
    const price = ({ basePriceMinor, discountPriceMinor }: ProductSnapshot) =>
      toMajor(discountPriceMinor ?? basePriceMinor, currency);
    const name = { ...(row.name as LocaleMap) };
    const prices = { priceBefore: price(before), priceAfter: price(after) };
    preview.changes.push({ line, id: row.id, name, fields: differing.map(fieldName), ...prices });
  }
  if (input.removeMissing && problems.length === 0) {
    const gone = menu.products.filter(({ id }) => !named.has(id));
    plan.removeIds.push(...gone.map(({ id }) => id));
    preview.removes.push(...gone.map(({ id, name }) => ({ id, name: { ...(name as LocaleMap) } })));
  }
  return plan;
}

/** A stored field by its name in the API. */
function fieldName(field: string): string {
  return field.replace(/Minor$/, "");
}
