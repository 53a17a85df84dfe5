import { refuseQuery } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { hasMovement } from "./ingredient-store";

/** Throws VALIDATION_FAILED for a `before` that is no stock movement of the restaurant. */
export async function requirePlace(
  app: App,
  { tenantId, before }: { tenantId: TenantId; before: string | undefined },
): Promise<void> {
  if (before && !(await hasMovement(app.db.prisma, { tenantId, id: before })))
    refuseQuery("before", "must be the nextBefore of an earlier answer");
}
