import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { getIngredient } from "./get-ingredient";
import type { Ingredient } from "./ingredient";
import { changeIngredientRow, findIngredient, lockIngredientStock } from "./ingredient-store";
import { ingredientView, type UpdateIngredientRequest } from "./inventory-contract";
import { keepUnitCost } from "./keep-unit-cost";
import { toMilli } from "./quantity";

/** Changes the fields that are given. Throws INGREDIENT_NOT_FOUND,
 * INGREDIENT_NAME_TAKEN, and VALIDATION_FAILED for a cost finer than can be kept. */
export async function updateIngredient(
  app: App,
  input: {
    tenantId: TenantId;
    currency: string;
    ingredientId: string;
    request: UpdateIngredientRequest;
    precondition?: Precondition | null;
  },
): Promise<Ingredient> {
  const { tenantId, currency, ingredientId, request } = input;
  const { name, lowThreshold, unitCost } = request;
  const changes = {
    ...(name === undefined ? {} : { name }),
    ...(lowThreshold === undefined ? {} : { lowMilli: lowThreshold === null ? null : toMilli(lowThreshold) }),
    ...(unitCost === undefined ? {} : { unitCostMilli: keepUnitCost(unitCost, currency) }),
  };
  try {
    await inTransaction(app.db, async (tx) => {
      await lockIngredientStock(tx, { tenantId, ingredientId });
      const known = await findIngredient(tx, { tenantId, ingredientId });
      if (known) await input.precondition?.(() => ingredientView(known, currency));
      await changeIngredientRow(tx, { tenantId, ingredientId, changes });
    });
  } catch (error) {
    if (isUniqueViolation(error))
      fail("INGREDIENT_NAME_TAKEN", "Another ingredient already has this name. Choose another one.");
    throw error;
  }
  return getIngredient(app, { tenantId, ingredientId });
}
