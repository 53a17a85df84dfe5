import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import { getIngredient } from "./get-ingredient";
import type { Ingredient } from "./ingredient";
import { countIngredients, insertIngredient } from "./ingredient-store";
import type { CreateIngredientRequest } from "./inventory-contract";
import { keepUnitCost } from "./keep-unit-cost";
import { recordMovements } from "./movement-store";
import { toMilli } from "./quantity";

/** Adds an ingredient; the stock given is its first recount. Throws INGREDIENT_NAME_TAKEN,
 * QUOTA_EXCEEDED, and VALIDATION_FAILED for a cost finer than can be kept. */
export async function createIngredient(
  app: App,
  input: { tenantId: TenantId; currency: string; actorId: string; request: CreateIngredientRequest },
): Promise<Ingredient> {
  const { tenantId, currency, actorId, request } = input;
  const { name, unit, lowThreshold, stock } = request;
  const unitCostMilli = keepUnitCost(request.unitCost, currency);
  const id = newId("ing");
  const now = app.clock.now();
  const lowMilli = lowThreshold === null ? null : toMilli(lowThreshold);
  const first = { ingredientId: id, changeMilli: toMilli(stock), shortageMilli: 0 };
  try {
    await inTransaction(app.db, async (tx) => {
      await keepQuota(tx, { tenantId, quota: "ingredients", used: () => countIngredients(tx, { tenantId }) });
      await insertIngredient(tx, { tenantId, id, name, unit, lowMilli, unitCostMilli, createdAt: now });
      const cause = { tenantId, kind: "recount", sourceId: null, actorId, now } as const;
      await recordMovements(tx, { ...cause, changes: stock > 0 ? [first] : [] });
    });
  } catch (error) {
    if (isUniqueViolation(error))
      fail("INGREDIENT_NAME_TAKEN", "Another ingredient already has this name. Choose another one.");
    throw error;
  }
  return getIngredient(app, { tenantId, ingredientId: id });
}
