import type { FieldIssue } from "@/lib/core/errors/app-error";
import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { newId } from "@/lib/core/ids/ids";
import { toMajor } from "@/lib/core/money/money";
import type { CategoryFields } from "@/lib/restaurant/menu/category-store";
import type { CategoryRow, StoredProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { optionGroupToWire } from "@/lib/restaurant/menu/editing/option-group-wire";
import { readProductFields } from "@/lib/restaurant/menu/editing/product-draft";
import { changedFields } from "@/lib/restaurant/menu/history/menu-change";
import { NO_FACTS, type ProductFields } from "@/lib/restaurant/menu/product";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import type { CalledCategory, CalledProduct, MenuDifference, UpsertMenuBody } from "./menu-upsert-contract";

/** The menu that a request is compared with. */
export type ComparedMenu = {
  categories: readonly CategoryRow[];
  products: readonly StoredProduct[];
  taxClassIds: ReadonlySet<string>;
  currency: string;
};

/** A row to be written, whole: what it becomes. Revisions guard products that are changed. */
export type WrittenCategory = CategoryFields & { id: string };
export type WrittenProduct = ProductFields & { id: string; revision: number };

export type MenuUpsertPlan = {
  made: { categories: WrittenCategory[]; products: WrittenProduct[] };
  changed: { categories: WrittenCategory[]; products: WrittenProduct[] };
  difference: MenuDifference;
  issues: FieldIssue[];
};

/** What a request does to a menu, without doing it, and everything that is wrong with it. */
export function planMenuUpsert(menu: ComparedMenu, request: UpsertMenuBody): MenuUpsertPlan {
  const plan: MenuUpsertPlan = {
    made: { categories: [], products: [] },
    changed: { categories: [], products: [] },
    difference: { created: [], changed: [], unchanged: 0, missing: [] },
    issues: [],
  };
  planCategories(plan, menu, request.categories);
  planProducts(plan, menu, request.products);
  planMissing(plan, menu, request);
  return plan;
}

const NEW_CATEGORY = { visible: true, hiddenUntil: null, taxClassId: null, availability: [] };
const NEW_PRODUCT = {
  ...NO_FACTS,
  ...{ image: null, discountPriceMinor: null, optionGroups: [], availability: [], taxClassId: null },
  ...{ status: "draft", available: true, soldOutUntil: null, stock: null, revision: 0 },
} as const;

/** An issue that names its item by place and by what the caller calls it. */
function complainer(plan: MenuUpsertPlan, kind: "categories" | "products") {
  return (index: number, externalId: string, field: string, message: string) =>
    plan.issues.push({
      path: `${kind}.${index}.${field}`,
      message: `${message} (externalId "${externalId}")`,
    });
}

function byExternalId<Row extends { externalId: string | null }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.flatMap((row) => (row.externalId === null ? [] : [[row.externalId, row] as const])));
}

const lastPlace = (rows: readonly { position: number }[]) =>
  Math.max(-1, ...rows.map(({ position }) => position));

/** The given fields that are not what they were. */
function differing(present: object, given: object): string[] {
  const was = Object.fromEntries(
    Object.keys(given).map((field) => [field, (present as Record<string, unknown>)[field]]),
  );
  return changedFields(was, given);
}

function planCategories(plan: MenuUpsertPlan, menu: ComparedMenu, given: readonly CalledCategory[]): void {
  const known = byExternalId(menu.categories);
  const complain = complainer(plan, "categories");
  let place = lastPlace(menu.categories);
  for (const [index, { order, externalId, ...same }] of given.entries()) {
    const { taxClassId } = same;
    const fields = { ...same, ...(order === undefined ? {} : { position: order }) };
    if (taxClassId != null && !menu.taxClassIds.has(taxClassId))
      complain(index, externalId, "taxClassId", "does not belong to this restaurant");
    const row = known.get(externalId);
    if (row) {
      const names = differing(row, fields);
      const named = {
        kind: "category",
        externalId,
        index,
        id: row.id,
        name: { ...(row.name as LocaleMap) },
      } as const;
      if (names.length === 0) plan.difference.unchanged += 1;
      else {
        plan.changed.categories.push({ ...(row as WrittenCategory), ...fields });
        plan.difference.changed.push({ ...named, fields: fieldsOf(names, row, fields, wireOfCategory) });
      }
      continue;
    }
    const { name } = same;
    if (!name) {
      complain(index, externalId, "name", "is needed for a new category");
      continue;
    }
    const id = newId("cat");
    place += 1;
    plan.made.categories.push({ ...NEW_CATEGORY, position: place, ...fields, name, externalId, id });
    plan.difference.created.push({ kind: "category", externalId, index, id, name: { ...name } });
  }
}

function planProducts(plan: MenuUpsertPlan, menu: ComparedMenu, given: readonly CalledProduct[]): void {
  const known = byExternalId(menu.products);
  const complain = complainer(plan, "products");
  const categoryIds = new Set(menu.categories.map(({ id }) => id));
  const called = byExternalId([...menu.categories, ...plan.made.categories]);
  const { currency } = menu;
  const wire = wireOfProduct(currency);
  let place = lastPlace(menu.products);
  for (const [index, { externalId, categoryExternalId, ...body }] of given.entries()) {
    const row = known.get(externalId);
    const { fields, issues } = readProductFields(body, currency, row ?? null);
    for (const { path, message } of issues) complain(index, externalId, path, message);
    if (categoryExternalId !== undefined) {
      const category = called.get(categoryExternalId);
      if (category) fields.categoryId = category.id;
      else complain(index, externalId, "categoryExternalId", "is not the externalId of a category");
    } else if (fields.categoryId !== undefined && !categoryIds.has(fields.categoryId))
      complain(index, externalId, "categoryId", "does not belong to this restaurant");
    if (fields.taxClassId != null && !menu.taxClassIds.has(fields.taxClassId))
      complain(index, externalId, "taxClassId", "does not belong to this restaurant");
    // What is made available is not sold out until later either.
    const back = fields.available === true && row?.soldOutUntil ? { soldOutUntil: null } : {};
    if (row) {
      const names = differing(row, { ...fields, ...back });
      const named = {
        kind: "product",
        externalId,
        index,
        id: row.id,
        name: { ...(row.name as LocaleMap) },
      } as const;
      if (names.length === 0) plan.difference.unchanged += 1;
      else {
        plan.changed.products.push({ ...(row as WrittenProduct), ...fields, ...back });
        plan.difference.changed.push({
          ...named,
          fields: fieldsOf(names, row, { ...fields, ...back }, wire),
        });
      }
      continue;
    }
    const { name, basePriceMinor, categoryId } = fields;
    if (!name) complain(index, externalId, "name", "is needed for a new product");
    if (basePriceMinor === undefined) complain(index, externalId, "basePrice", "is needed for a new product");
    if (categoryId === undefined && categoryExternalId === undefined)
      complain(index, externalId, "categoryExternalId", "is needed for a new product");
    if (!name || basePriceMinor === undefined || categoryId === undefined) continue;
    const id = newId("prd");
    place += 1;
    const needed = { name, basePriceMinor, categoryId, externalId, id };
    plan.made.products.push({
      ...structuredClone(NEW_PRODUCT),
      position: place,
      ...fields,
      ...needed,
    } as WrittenProduct);
    plan.difference.created.push({ kind: "product", externalId, index, id, name: { ...name } });
  }
}

function planMissing(plan: MenuUpsertPlan, menu: ComparedMenu, request: UpsertMenuBody): void {
  const missed = <Row extends { externalId: string | null; name: unknown; id: string }>(
    rows: readonly Row[],
    named: readonly { externalId: string }[],
  ) => {
    const names = new Set(named.map(({ externalId }) => externalId));
    return rows.filter(({ externalId }) => externalId !== null && !names.has(externalId));
  };
  const called = ({ id, externalId, name }: { id: string; externalId: string | null; name: unknown }) => ({
    ...{ id, externalId, name: { ...(name as LocaleMap) } },
  });
  const { categories, products, missing } = request;
  const gone = missed(menu.products, products);
  plan.difference.missing.push(
    ...missed(menu.categories, categories).map((row) => ({ kind: "category" as const, ...called(row) })),
    ...gone.map((row) => ({ kind: "product" as const, ...called(row) })),
  );
  if (missing === "keep") return;
  for (const row of gone.filter(({ available }) => available)) {
    plan.changed.products.push({ ...(row as WrittenProduct), available: false });
    plan.difference.changed.push({
      ...{ kind: "product" as const, index: null, ...called(row) },
      fields: [{ field: "available", from: true, to: false }],
    });
  }
}

type ToWire = (field: string, value: unknown, productId: string) => { field: string; value: unknown };

function fieldsOf(names: readonly string[], row: { id: string }, given: object, toWire: ToWire) {
  const [was, is] = [row, given] as unknown as Record<string, unknown>[];
  return names.map((name) => {
    const { field, value: from } = toWire(name, was?.[name], row.id);
    return { field, from, to: toWire(name, is?.[name], row.id).value };
  });
}

const wireOfCategory: ToWire = (field, value) => ({ field: field === "position" ? "order" : field, value });

const wireOfProduct =
  (currency: string): ToWire =>
  (field, value, productId) => {
    switch (field) {
      case "basePriceMinor":
      case "discountPriceMinor":
        return {
          field: field.replace("Minor", ""),
          value: typeof value === "number" ? toMajor(value, currency) : null,
        };
      case "optionGroups":
        return {
          field,
          value: (value as OptionGroup[]).map((group) => optionGroupToWire(group, { productId, currency })),
        };
      case "soldOutUntil":
        return { field, value: value instanceof Date ? value.toISOString() : null };
      case "position":
        return { field: "order", value };
      default:
        return { field, value };
    }
  };
