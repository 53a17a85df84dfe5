import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { getIngredient } from "./get-ingredient";
import { listMovementRows } from "./ingredient-store";
import type { Movement } from "./inventory-contract";
import { requirePlace } from "./movement-place";

/** One page of an ingredient's stock movements, newest first. Throws INGREDIENT_NOT_FOUND and VALIDATION_FAILED. */
export async function listMovements(
  app: App,
  input: {
    tenantId: TenantId;
    ingredientId: string;
    query: { before?: string | undefined; limit: number };
  },
): Promise<{ movements: Movement[]; nextBefore: string | null }> {
  const { query, ...ref } = input;
  await getIngredient(app, ref);
  await requirePlace(app, { tenantId: ref.tenantId, before: query.before });
  const rows = await listMovementRows(app.db.prisma, { ...ref, ...query, limit: query.limit + 1 });
  const movements = rows.slice(0, query.limit);
  return { movements, nextBefore: rows.length > query.limit ? (movements.at(-1)?.id ?? null) : null };
}
