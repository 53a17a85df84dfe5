import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma, Product } from "@/lib/platform/db/generated/client";
import {
  OPTION_RECIPE,
  type OptionRecipeLineRow,
  RECIPE,
  type RecipeLineRow,
} from "@/lib/restaurant/inventory/recipe-line";
import { type MenuRowsQuery, rowsAsked } from "./menu-rows-query";
import type { ProductFields } from "./product";

type Required = "categoryId" | "name" | "basePriceMinor";
/** A product to be added: omitted fields take the database's default. */
export type NewProduct = Pick<ProductFields, Required> & Partial<Omit<ProductFields, Required>>;

export type ProductWithRecipe = Product & { recipe: RecipeLineRow[]; optionRecipe: OptionRecipeLineRow[] };
const WITH_RECIPE = { recipe: RECIPE, optionRecipe: OPTION_RECIPE } as const;

/** Every product, drafts and those of hidden categories included, in menu order, or those that are asked for. */
export function listProductRows(db: Db["prisma"] | Tx, query: MenuRowsQuery): Promise<ProductWithRecipe[]> {
  return db.product.findMany({
    where: rowsAsked(query),
    orderBy: [{ position: "asc" }, { id: "asc" }],
    include: WITH_RECIPE,
  });
}

/** Products with their recipes, in menu order, within a change of the menu. */
export function findProductsWithRecipe(
  tx: Tx,
  { tenantId, where }: { tenantId: TenantId; where: { id?: string; categoryId?: string } },
): Promise<ProductWithRecipe[]> {
  return tx.product.findMany({
    where: { ...where, tenantId },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    include: WITH_RECIPE,
  });
}

export function findProductRow(
  db: Db["prisma"] | Tx,
  { tenantId, productId }: { tenantId: TenantId; productId: string },
): Promise<ProductWithRecipe | null> {
  return db.product.findUnique({
    where: { tenantId_id: { tenantId, id: productId } },
    include: WITH_RECIPE,
  });
}

/** These products as they are before a change, by id; those that are not the restaurant's are missing. */
export async function findProductRows(
  tx: Tx,
  { tenantId, productIds }: { tenantId: TenantId; productIds: readonly string[] },
): Promise<Map<string, Product>> {
  const rows = await tx.product.findMany({ where: { tenantId, id: { in: [...productIds] } } });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Adds a product, last in the menu unless its position is given. A foreign key refuses an unknown category. */
export async function insertProduct(
  tx: Tx,
  { tenantId, productId, fields }: { tenantId: TenantId; productId: string; fields: NewProduct },
): Promise<Product> {
  return tx.product.create({
    data: {
      ...(fields as Prisma.ProductUncheckedCreateInput),
      tenantId,
      id: productId,
      position: fields.position ?? (await nextPosition(tx, { tenantId })),
    },
  });
}

/** Adds products with their places. */
export async function insertProducts(
  tx: Tx,
  {
    tenantId,
    products,
  }: { tenantId: TenantId; products: readonly (NewProduct & { id: string; position: number })[] },
): Promise<void> {
  await tx.product.createMany({
    data: products.map((fields) => ({ ...(fields as Prisma.ProductUncheckedCreateInput), tenantId })),
  });
}

/** How many products there are, drafts included. */
export function countProducts(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  return tx.product.count({ where: { tenantId } });
}

/** The place behind all products. */
export async function nextPosition(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  const { _max } = await tx.product.aggregate({ where: { tenantId }, _max: { position: true } });
  return (_max.position ?? -1) + 1;
}

/** Writes the changes; null when there is no such product. A foreign key refuses an unknown category. */
export async function updateProductRow(
  tx: Tx,
  {
    tenantId,
    productId,
    changes,
  }: { tenantId: TenantId; productId: string; changes: Partial<ProductFields> },
): Promise<Product | null> {
  const [row] = await tx.product.updateManyAndReturn({
    where: { tenantId, id: productId },
    data: { ...(changes as Prisma.ProductUncheckedUpdateManyInput), revision: { increment: 1 } },
  });
  return row ?? null;
}

/** Deletes a product, if it is there. */
export async function deleteProductRow(
  tx: Tx,
  { tenantId, productId }: { tenantId: TenantId; productId: string },
): Promise<void> {
  await tx.product.deleteMany({ where: { tenantId, id: productId } });
}
