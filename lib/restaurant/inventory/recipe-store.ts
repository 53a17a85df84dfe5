import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { SqlTx } from "@/lib/platform/db/sql";
import {
  OPTION_RECIPE,
  type OptionRecipeLineRow,
  type OptionRecipeRow,
  RECIPE,
  type RecipeLineRow,
  type RecipeRow,
} from "./recipe-line";

/** Which of these ingredients the restaurant has; none of them can be removed until the transaction ends. */
export async function holdIngredients(
  tx: Tx,
  { tenantId, ids }: { tenantId: TenantId; ids: readonly string[] },
): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM ingredient WHERE tenant_id = ${tenantId} AND id = ANY(${ids}) AND removed_at IS NULL
     ORDER BY id FOR KEY SHARE`;
  return new Set(rows.map(({ id }) => id));
}

/** Replaces the recipe of a product as a whole. */
export async function replaceRecipe(
  tx: Tx,
  { tenantId, productId, recipe }: { tenantId: TenantId; productId: string; recipe: readonly RecipeRow[] },
): Promise<void> {
  await tx.recipeLine.deleteMany({ where: { tenantId, productId } });
  await tx.recipeLine.createMany({
    data: recipe.map((line, position) => ({ tenantId, productId, position, ...line })),
  });
}

/** What one unit of a product takes. */
export function listRecipe(
  tx: Tx,
  { tenantId, productId }: { tenantId: TenantId; productId: string },
): Promise<RecipeLineRow[]> {
  return tx.recipeLine.findMany({ where: { tenantId, productId }, ...RECIPE });
}

/** Replaces what the options of a product take. */
export async function replaceOptionRecipe(
  tx: Tx,
  input: { tenantId: TenantId; productId: string; lines: readonly OptionRecipeRow[] },
): Promise<void> {
  const { tenantId, productId, lines } = input;
  await tx.optionRecipeLine.deleteMany({ where: { tenantId, productId } });
  await tx.optionRecipeLine.createMany({
    data: lines.map((line, position) => ({ tenantId, productId, position, ...line })),
  });
}

/** What the options of a product take. */
export function listOptionRecipe(
  tx: Tx,
  { tenantId, productId }: { tenantId: TenantId; productId: string },
): Promise<OptionRecipeLineRow[]> {
  return tx.optionRecipeLine.findMany({ where: { tenantId, productId }, ...OPTION_RECIPE });
}

/** Copies recipes from one product to another; those of other restaurants are not found. */
export async function insertRecipeCopies(
  tx: SqlTx,
  { tenantId, pairs }: { tenantId: TenantId; pairs: readonly { fromId: string; toId: string }[] },
): Promise<void> {
  const values = [tenantId, pairs.map(({ fromId }) => fromId), pairs.map(({ toId }) => toId)];
  await tx.execute(
    `INSERT INTO option_recipe_line (tenant_id, product_id, group_name, option_name, ingredient_id, position,
                                     quantity_milli)
     SELECT r.tenant_id, c.to_id, r.group_name, r.option_name, r.ingredient_id, r.position, r.quantity_milli
       FROM unnest($2::text[], $3::text[]) AS c(from_id, to_id)
       JOIN option_recipe_line r ON r.tenant_id = $1 AND r.product_id = c.from_id`,
    values,
  );
  await tx.execute(
    `INSERT INTO recipe_line (tenant_id, product_id, ingredient_id, position, quantity_milli)
     SELECT r.tenant_id, c.to_id, r.ingredient_id, r.position, r.quantity_milli
       FROM unnest($2::text[], $3::text[]) AS c(from_id, to_id)
       JOIN recipe_line r ON r.tenant_id = $1 AND r.product_id = c.from_id`,
    values,
  );
}
