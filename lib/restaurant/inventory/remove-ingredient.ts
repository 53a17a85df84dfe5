import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { markIngredientRemoved } from "./ingredient-store";

/** Removes an ingredient; removing it again changes nothing. Throws INGREDIENT_IN_USE while a recipe needs it. */
export async function removeIngredient(
  app: App,
  ref: { tenantId: TenantId; ingredientId: string },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    if (!(await markIngredientRemoved(tx, { ...ref, now: app.clock.now() }))) {
      fail("INGREDIENT_IN_USE", "A recipe uses this ingredient. Change the recipe first.");
    }
  });
}
