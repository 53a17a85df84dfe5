import type { App } from "@/lib/app/app";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import type { Ingredient } from "./ingredient";
import { listIngredientRows } from "./ingredient-store";

/** The ingredients of a restaurant by name. */
export async function listIngredients(app: App, ref: { tenantId: TenantId }): Promise<Ingredient[]> {
  return listIngredientRows(app.db.prisma, ref);
}
