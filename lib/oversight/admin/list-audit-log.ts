import type { z } from "zod";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import { listActs } from "@/lib/platform/audit/audit-store";
import type { AuditLog, AuditQuery } from "./admin-contract";

/** One page of the privileged acts, newest first. */
export async function listAuditLog(
  app: App,
  { cursor, limit, ...of }: z.output<typeof AuditQuery>,
): Promise<z.input<typeof AuditLog>> {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listActs(app.db, { ...of, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, (row) => row);
  const entries = page.map(({ at, actorId, actorEmail, actorName: _, actorRole, data, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: { userId: actorId, email: actorEmail, role: actorRole },
    data: data as Record<string, unknown>,
  }));
  return { entries, nextCursor };
}
