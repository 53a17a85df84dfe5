import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import type { App } from "@/lib/restaurant/app";
import { getIngredient } from "./get-ingredient";
import type { Ingredient } from "./ingredient";
import { changeIngredientRow } from "./ingredient-store";
import type { UpdateIngredientRequest } from "./inventory-contract";
import { keepUnitCost } from "./keep-unit-cost";
import { toMilli } from "./quantity";

/** Changes the fields that are given. Throws INGREDIENT_NOT_FOUND,
 * INGREDIENT_NAME_TAKEN, and VALIDATION_FAILED for a cost finer than can be kept. */
export async function updateIngredient(
  app: App,
  input: { tenantId: TenantId; currency: string; ingredientId: string; request: UpdateIngredientRequest },
): Promise<Ingredient> {
  const { tenantId, currency, ingredientId, request } = input;
  const { name, lowThreshold, unitCost } = request;
  const changes = {
    ...(name === undefined ? {} : { name }),
    ...(lowThreshold === undefined ? {} : { lowMilli: lowThreshold === null ? null : toMilli(lowThreshold) }),
    ...(unitCost === undefined ? {} : { unitCostMilli: keepUnitCost(unitCost, currency) }),
  };
  try {
    await changeIngredientRow(app.db.prisma, { tenantId, ingredientId, changes });
  } catch (error) {
    if (isUniqueViolation(error))
      fail("INGREDIENT_NAME_TAKEN", "Another ingredient already has this name. Choose another one.");
    throw error;
  }
  return getIngredient(app, { tenantId, ingredientId });
}
