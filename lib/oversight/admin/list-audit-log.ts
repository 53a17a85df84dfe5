import type { z } from "zod";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import { listActs } from "@/lib/platform/audit/audit-store";
import { type AuditLog, type AuditQuery, actFilter } from "./audit-contract";
import { findTenantId, listTenantNames } from "./tenant-admin-store";

/** One page of the privileged acts, newest first. */
export async function listAuditLog(
  app: App,
  { cursor, limit, tenantId: tenantRef, ...of }: z.output<typeof AuditQuery>,
): Promise<z.input<typeof AuditLog>> {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const tenantId = tenantRef === undefined ? undefined : await findTenantId(app.db, tenantRef);
  if (tenantId === null) return { entries: [], nextCursor: null };
  const rows = await listActs(app.db, { ...actFilter(of), tenantId, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, (row) => row);
  const restaurants = await listTenantNames(
    app.db,
    page.flatMap((row) => row.tenantId ?? []),
  );
  const entries = page.map(
    ({ at, actorId, actorEmail, actorName, actorRole, data, visitId: _, tenantId: where, ...entry }) => {
      const restaurant = restaurants.find(({ id }) => id === where);
      return {
        ...entry,
        at: at.toISOString(),
        actor: { userId: actorId, email: actorEmail, name: actorName, role: actorRole },
        tenantId: where,
        restaurant: restaurant ? { slug: restaurant.slug, name: restaurant.name } : null,
        data: data as Record<string, unknown>,
      };
    },
  );
  return { entries, nextCursor };
}
