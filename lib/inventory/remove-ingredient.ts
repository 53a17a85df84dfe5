import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { markIngredientRemoved } from "./ingredient-store";

/** Removes an ingredient; removing it again changes nothing. Throws INGREDIENT_IN_USE while a recipe needs it. */
export async function removeIngredient(
  app: App,
  ref: { tenantId: TenantId; ingredientId: string },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    if (!(await markIngredientRemoved(tx, { ...ref, now: app.clock.now() }))) {
      fail("INGREDIENT_IN_USE", "A recipe needs this ingredient. Change the recipe first.");
    }
  });
}
