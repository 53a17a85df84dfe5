import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { columnOf } from "@/lib/platform/db/column-of";
import type { Db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import { DISH_FACTS, factsOfKind } from "./product";
import type { ShopVersion } from "./shop";
import type { ShopRows } from "./shop-rows";

/** The current versions of tenants named by slug or short id; drafts and suspended ones are not found. One round trip. */
export async function findShopVersions(db: Db, refs: string[]): Promise<Map<string, ShopVersion>> {
  const { rows } = await db.pool.query<{ id: string; slug: string; version: string }>({
    name: "find-shop-versions",
    text: "SELECT id, slug, version::text FROM shop_versions($1)",
    values: [refs],
  });
  const found = new Map<string, ShopVersion>();
  for (const row of rows) {
    const version = { id: mintTenantId(row.id), version: BigInt(row.version) };
    found.set(row.id, version).set(row.slug, version);
  }
  return found;
}

/** What is read of a menu: all of it, nothing, or the dishes with these ids. */
export type MenuPart = "all" | "none" | readonly string[];

/** Columns of a table, each under the name that it has here. */
const columns = (table: string, names: readonly string[]) =>
  names.map((name) => `${table}.${columnOf(name)} AS "${name}"`).join(", ");

const CATEGORY = ["id", "name", "position", "hiddenUntil", "taxClassId", "availability"];
const PRODUCT = [
  ...["id", "categoryId", ...Object.keys(DISH_FACTS), "image", "basePriceMinor", "discountPriceMinor"],
  ...[
    "optionGroups",
    "available",
    "soldOutUntil",
    "availability",
    "stock",
    "position",
    "taxClassId",
    "externalId",
  ],
];
const TAX_CLASS = ["id", "name", "pickupBps", "deliveryBps", "dineInBps"];

/** Lines of a recipe in their order, each with the stock of its ingredient. */
const recipeOf = (table: string, names: readonly string[]) => `
  (SELECT coalesce(json_agg(l ORDER BY l.position), '[]') FROM (
     SELECT r.position, ${columns("r", [...names, "ingredientId", "quantityMilli"])},
            json_build_object('stockMilli', i.stock_milli) AS ingredient
       FROM ${table} r JOIN ingredient i ON i.tenant_id = r.tenant_id AND i.id = r.ingredient_id
      WHERE r.tenant_id = $1 AND r.product_id = p.id) l)`;

const list = (query: string, order: string) =>
  `(SELECT coalesce(json_agg(x ${order}), '[]') FROM (${query}) x)`;

/** One statement, so that everything in it is of one instant. */
function shopQuery(part: "all" | "none" | "some"): { name: string; text: string } {
  const inPlace = "ORDER BY x.position, x.id";
  const named = part === "some" ? "AND p.id = ANY($2)" : "";
  const ofNamed =
    part === "some"
      ? "AND c.id IN (SELECT p.category_id FROM product p WHERE p.tenant_id = $1 AND p.id = ANY($2))"
      : "";
  const menu = `,
    'categories', ${list(
      `SELECT ${columns("c", CATEGORY)} FROM category c WHERE c.tenant_id = $1 AND c.visible ${ofNamed}`,
      inPlace,
    )},
    'products', ${list(
      `SELECT ${columns("p", PRODUCT)}, ${recipeOf("recipe_line", [])} AS recipe,
              ${recipeOf("option_recipe_line", ["groupName", "optionName"])} AS "optionRecipe"
         FROM product p JOIN category c ON c.tenant_id = p.tenant_id AND c.id = p.category_id
        WHERE p.tenant_id = $1 AND p.status = 'active' AND c.visible ${named}`,
      inPlace,
    )}`;
  return {
    name: `read-shop-${part}`,
    text: `SELECT json_build_object(
    'version', v.version::text,
    'tenant', (SELECT row_to_json(x) FROM (SELECT ${columns("t", Object.keys(Prisma.TenantScalarFieldEnum))}) x),
    'taxClasses', ${list(`SELECT ${columns("k", TAX_CLASS)} FROM tax_class k WHERE k.tenant_id = $1`, "")}
    ${part === "none" ? "" : menu})::text AS shop
  FROM tenant t JOIN tenant_version v ON v.tenant_id = t.id WHERE t.id = $1 AND v.tenant_id = $1`,
  };
}

const QUERIES = { all: shopQuery("all"), none: shopQuery("none"), some: shopQuery("some") };

/** The columns whose values are instants, which JSON does not know. */
const INSTANTS = ["pausedUntil", "guestsErasedBefore", "createdAt", "hiddenUntil", "soldOutUntil"];
/** The columns whose values are lists: null is an empty one. */
const LISTS = [
  ...factsOfKind("list"),
  ...[
    "cuisines",
    "locales",
    "deliveryPostcodes",
    "alertEmails",
    "tipPercents",
    "externalMethods",
    "embedOrigins",
  ],
];

/** A row as its columns mean it. */
function readRow<Row extends object>(row: Row): Row {
  const values = row as Record<string, unknown>;
  for (const name of INSTANTS) if (typeof values[name] === "string") values[name] = new Date(values[name]);
  for (const name of LISTS) if (values[name] === null) values[name] = [];
  return row;
}

/** Reads a restaurant and a part of its menu at one version, in one round trip; `length` is that of what was read. */
export async function getShopRows(
  db: Db,
  { tenantId, part }: { tenantId: TenantId; part: MenuPart },
): Promise<{ rows: ShopRows; length: number }> {
  const isWhole = part === "all" || part === "none";
  const [row] = await db.sql.query<{ shop: string }>(
    QUERIES[isWhole ? part : "some"],
    isWhole ? [tenantId] : [tenantId, part],
  );
  if (!row) throw new Error(`Restaurant ${tenantId} vanished`);
  const { categories = [], products = [], ...shop }: ShopRows = JSON.parse(row.shop);
  readRow(shop.tenant);
  for (const each of [...categories, ...products]) readRow(each);
  return { rows: { ...shop, categories, products }, length: row.shop.length };
}
