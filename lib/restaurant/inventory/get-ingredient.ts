import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import type { Ingredient } from "./ingredient";
import { findIngredient } from "./ingredient-store";

/** One ingredient. Throws INGREDIENT_NOT_FOUND, also for another restaurant's. */
export async function getIngredient(
  app: App,
  ref: { tenantId: TenantId; ingredientId: string },
): Promise<Ingredient> {
  const found = await findIngredient(app.db.prisma, ref);
  return found ?? fail("INGREDIENT_NOT_FOUND", "There is no such ingredient.");
}
