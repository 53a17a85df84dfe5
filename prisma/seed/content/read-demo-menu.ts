import { readMenuSheet } from "@/lib/restaurant/menu/csv/read-menu-sheet";
import { readProductFields } from "@/lib/restaurant/menu/editing/product-draft";
import type { ProductFields } from "@/lib/restaurant/menu/product";
import { demoId } from "@/prisma/seed/seed-ids";
import type { DemoCategory, DemoFacts, DemoProduct } from "./demo-content";

/**
 * The menu of a demo restaurant from its file, which is what `GET /api/tenant/{slug}/menu/export` answers, read as an
 * import reads it. What the file does not say is in the facts. Throws for whatever an import would refuse.
 */
export function readDemoMenu(facts: DemoFacts, csv: string): DemoCategory[] {
  const { slug, categories, dishes, locales, currency } = facts;
  const keys = new Map(Object.keys(dishes).map((key) => [demoId("prd", slug, key), key]));
  const { lines, problems, named } = readMenuSheet(csv, {
    categories: categories.map(({ key, name }) => ({ id: demoId("cat", slug, key), name })),
    products: [...keys.keys()].map((id) => ({ id, name: {}, description: {}, allergenNote: {} })),
    locales,
    currency,
  });
  const missing = [...keys].flatMap(([id, key]) => (named.has(id) ? [] : [key]));
  if (problems.length > 0 || missing.length > 0)
    throw new Error(`The menu of ${slug} cannot be read: ${JSON.stringify({ problems, missing })}`);
  const read = lines.map(({ id, body }) => {
    const { categoryId, ...fields } = readProductFields(body, currency, null).fields as ProductFields;
    const key = keys.get(id ?? "");
    if (key === undefined) throw new Error(`A dish of ${slug} has no id`);
    const { stock = null, taxClass } = dishes[key] ?? {};
    const product: DemoProduct = { key, taxClass, fields: { ...fields, stock } };
    return { categoryId, product };
  });
  return categories.map((category) => {
    const id = demoId("cat", slug, category.key);
    return {
      ...category,
      products: read.flatMap(({ categoryId, product }) => (categoryId === id ? [product] : [])),
    };
  });
}
