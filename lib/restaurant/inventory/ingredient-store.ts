import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Ingredient, MovementKind } from "./ingredient";
import type { Movement } from "./inventory-contract";

type IngredientRef = { tenantId: TenantId; ingredientId: string };

const FIELDS = {
  id: true,
  name: true,
  unit: true,
  stockMilli: true,
  lowMilli: true,
  unitCostMilli: true,
} as const;

/** The ingredients of a restaurant by name; removed ones are left out. */
export function listIngredientRows(
  db: Db["prisma"],
  { tenantId }: { tenantId: TenantId },
): Promise<Ingredient[]> {
  return db.ingredient.findMany({
    where: { tenantId, removedAt: null },
    select: FIELDS,
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
}

export function findIngredient(
  db: Db["prisma"] | Tx,
  { tenantId, ingredientId }: IngredientRef,
): Promise<Ingredient | null> {
  return db.ingredient.findFirst({ where: { tenantId, id: ingredientId, removedAt: null }, select: FIELDS });
}

/** How many ingredients the restaurant has. */
export function countIngredients(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  return tx.ingredient.count({ where: { tenantId, removedAt: null } });
}

/** Adds an ingredient with nothing in stock. A name that another one has breaks a unique index. */
export async function insertIngredient(
  tx: Tx,
  input: { tenantId: TenantId; createdAt: Date } & Omit<Ingredient, "stockMilli">,
): Promise<void> {
  await tx.ingredient.createMany({ data: [input] });
}

/** Changes what is given; false when there is no such ingredient. Unique as insertIngredient. */
export async function changeIngredientRow(
  db: Db["prisma"] | Tx,
  { tenantId, ingredientId, changes }: IngredientRef & { changes: Partial<Ingredient> },
): Promise<boolean> {
  const { count } = await db.ingredient.updateMany({
    where: { tenantId, id: ingredientId, removedAt: null },
    data: changes,
  });
  return count === 1;
}

/** Locks one ingredient for a change of its stock and returns the stock, or null. */
export async function lockIngredientStock(tx: Tx, ref: IngredientRef): Promise<number | null> {
  const rows = await tx.$queryRaw<{ stock: number }[]>`
    SELECT stock_milli AS stock FROM ingredient
     WHERE tenant_id = ${ref.tenantId} AND id = ${ref.ingredientId} AND removed_at IS NULL FOR NO KEY UPDATE`;
  return rows[0]?.stock ?? null;
}

/** Removes an ingredient that no recipe needs; false when one does. Removing it again changes nothing. */
export async function markIngredientRemoved(
  tx: Tx,
  { tenantId, ingredientId, now }: IngredientRef & { now: Date },
): Promise<boolean> {
  // The strongest row lock: a recipe that is being written holds or awaits a shared one.
  await tx.$queryRaw`SELECT id FROM ingredient WHERE tenant_id = ${tenantId} AND id = ${ingredientId} FOR UPDATE`;
  const where = { tenantId, ingredientId };
  if (await tx.recipeLine.findFirst({ where })) return false;
  if (await tx.optionRecipeLine.findFirst({ where })) return false;
  await tx.ingredient.updateMany({
    where: { tenantId, id: ingredientId, removedAt: null },
    data: { removedAt: now },
  });
  return true;
}

/** Whether a restaurant has this stock movement, of whatever ingredient. */
export async function hasMovement(
  db: Db["prisma"],
  { tenantId, id }: { tenantId: TenantId; id: string },
): Promise<boolean> {
  return (await db.ingredientMovement.count({ where: { tenantId, id } })) === 1;
}

/** Movements of an ingredient, newest first. Identifiers are time-ordered, so `before` is a place in the list. */
export function listMovementRows(
  db: Db["prisma"],
  { tenantId, ingredientId, before, limit }: IngredientRef & { before?: string | undefined; limit: number },
): Promise<Movement[]> {
  return db.ingredientMovement.findMany({
    where: { tenantId, ingredientId, ...(before ? { id: { lt: before } } : {}) },
    include: { ingredient: { select: { name: true, unit: true } } },
    orderBy: { id: "desc" },
    take: limit,
  });
}

/** Movements of all ingredients, removed ones included, newest first; as listMovementRows. */
export function listAllMovementRows(
  db: Db["prisma"],
  input: { tenantId: TenantId; kind?: MovementKind | undefined; before?: string | undefined; limit: number },
): Promise<Movement[]> {
  const { tenantId, kind, before, limit } = input;
  return db.ingredientMovement.findMany({
    where: { tenantId, ...(kind ? { kind } : {}), ...(before ? { id: { lt: before } } : {}) },
    include: { ingredient: { select: { name: true, unit: true } } },
    orderBy: { id: "desc" },
    take: limit,
  });
}

/** Sets what one unit costs, in the transaction that records the delivery. */
export async function setUnitCost(
  tx: Tx,
  { tenantId, ingredientId, unitCostMilli }: IngredientRef & { unitCostMilli: number },
): Promise<void> {
  await tx.ingredient.updateMany({ where: { tenantId, id: ingredientId }, data: { unitCostMilli } });
}
