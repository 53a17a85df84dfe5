import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import { listActs } from "@/lib/platform/audit/audit-store";
import { actFilter, type TenantAuditLog, type TenantAuditQuery } from "./audit-contract";

/** One page of what was done at a restaurant, newest first. The platform's people and notes are its own
 * business; what a support visit was for is the restaurant's. */
export async function listTenantAuditLog(
  app: App,
  { cursor, limit, tenantId, ...of }: z.output<typeof TenantAuditQuery> & { tenantId: TenantId },
): Promise<z.input<typeof TenantAuditLog>> {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listActs(app.db, { ...actFilter(of), tenantId, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, (row) => row);
  const entries = page.map(
    ({ id, at, action, subjectId, actorId, actorName, actorRole: role, data, visit }) => {
      const isPlatform = role === "superadmin";
      return {
        id,
        at: at.toISOString(),
        action,
        subjectId,
        actor: isPlatform
          ? { userId: null, name: "platform", role }
          : { userId: actorId, name: actorName, role },
        data: isPlatform ? {} : (data as Record<string, unknown>),
        visit,
      };
    },
  );
  return { entries, nextCursor };
}
