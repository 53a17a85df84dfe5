import type { TenantId } from "@/lib/core/ids/tenant-id";
import { type IdPlace, idPageOf, placeAfter } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/restaurant/app";
import type { MovementKind } from "./ingredient";
import { hasMovement, listAllMovementRows } from "./ingredient-store";

/** One page of a restaurant's stock movements, newest first. Throws VALIDATION_FAILED. */
export async function listAllMovements(
  app: App,
  input: { tenantId: TenantId; query: IdPlace & { kind?: MovementKind | undefined; limit: number } },
) {
  const { tenantId, query } = input;
  const { prisma } = app.db;
  const before = await placeAfter(query, (id) => hasMovement(prisma, { tenantId, id }));
  const rows = await listAllMovementRows(prisma, {
    ...{ tenantId, before },
    kind: query.kind,
    limit: query.limit + 1,
  });
  return idPageOf(rows, query.limit);
}
