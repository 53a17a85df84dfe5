import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import type { Ingredient } from "./ingredient";
import { listIngredientRows } from "./ingredient-store";

/** The ingredients of a restaurant by name. */
export async function listIngredients(app: App, ref: { tenantId: TenantId }): Promise<Ingredient[]> {
  return listIngredientRows(app.db.prisma, ref);
}
