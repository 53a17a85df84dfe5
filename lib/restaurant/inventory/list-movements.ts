import type { TenantId } from "@/lib/core/ids/tenant-id";
import { type IdPlace, idPageOf, placeAfter } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/restaurant/app";
import { getIngredient } from "./get-ingredient";
import { hasMovement, listMovementRows } from "./ingredient-store";

/** One page of an ingredient's stock movements, newest first. Throws INGREDIENT_NOT_FOUND and VALIDATION_FAILED. */
export async function listMovements(
  app: App,
  input: { tenantId: TenantId; ingredientId: string; query: IdPlace & { limit: number } },
) {
  const { query, ...ref } = input;
  await getIngredient(app, ref);
  const { prisma } = app.db;
  const before = await placeAfter(query, (id) => hasMovement(prisma, { tenantId: ref.tenantId, id }));
  const rows = await listMovementRows(prisma, { ...ref, before, limit: query.limit + 1 });
  return idPageOf(rows, query.limit);
}
