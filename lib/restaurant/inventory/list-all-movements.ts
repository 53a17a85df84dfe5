import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import type { MovementKind } from "./ingredient";
import { listAllMovementRows } from "./ingredient-store";
import type { Movement } from "./inventory-contract";
import { requirePlace } from "./movement-place";

/** One page of a restaurant's stock movements, newest first. Throws VALIDATION_FAILED. */
export async function listAllMovements(
  app: App,
  input: {
    tenantId: TenantId;
    query: { kind?: MovementKind | undefined; before?: string | undefined; limit: number };
  },
): Promise<{ movements: Movement[]; nextBefore: string | null }> {
  const { tenantId, query } = input;
  await requirePlace(app, { tenantId: tenantId, before: query.before });
  const rows = await listAllMovementRows(app.db.prisma, { tenantId, ...query, limit: query.limit + 1 });
  const movements = rows.slice(0, query.limit);
  return { movements, nextBefore: rows.length > query.limit ? (movements.at(-1)?.id ?? null) : null };
}
