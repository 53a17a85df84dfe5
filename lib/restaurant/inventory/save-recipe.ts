import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { toMilli } from "./quantity";
import type { RecipeLineRow } from "./recipe-line";
import { holdIngredients, listRecipe, replaceRecipe } from "./recipe-store";

/**
 * Replaces the recipe of a product, where one is given, in the transaction that writes the product, and returns what it
 * is now. Throws VALIDATION_FAILED for an ingredient that the restaurant does not have.
 */
export async function saveRecipe(
  tx: Tx,
  input: {
    tenantId: TenantId;
    productId: string;
    recipe: readonly { ingredientId: string; quantity: number }[] | undefined;
  },
): Promise<RecipeLineRow[]> {
  const { tenantId, productId, recipe } = input;
  if (recipe) {
    const known = await holdIngredients(tx, { tenantId, ids: recipe.map((line) => line.ingredientId) });
    const issues = recipe.flatMap(({ ingredientId }, index) =>
      known.has(ingredientId)
        ? []
        : [{ path: `recipe.${index}.ingredientId`, message: "does not belong to this restaurant" }],
    );
    refuseFields(issues);
    const lines = recipe.map(({ ingredientId, quantity }) => ({
      ingredientId,
      quantityMilli: toMilli(quantity),
    }));
    await replaceRecipe(tx, { tenantId, productId, recipe: lines });
  }
  return listRecipe(tx, { tenantId, productId });
}
