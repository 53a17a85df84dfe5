import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { DeletedRows } from "@/lib/core/time/updated-since-contract";
import type { App } from "@/lib/restaurant/app";
import { listDeletedRows } from "./menu-change-store";

/** What was deleted of a menu since an instant, oldest first, as far as the history goes; nothing without an instant. */
export async function listDeleted(
  app: App,
  input: { tenantId: TenantId; subject: "category" | "product"; since: string | undefined },
): Promise<{ deleted?: DeletedRows }> {
  const { tenantId, subject, since } = input;
  if (since === undefined) return {};
  const rows = await listDeletedRows(app.db, { tenantId, subject, since: new Date(since) });
  const deleted = rows.map(({ subjectId: id, before, at }) => {
    const { externalId = null } = (before ?? {}) as { externalId?: string | null };
    return { id, externalId, deletedAt: at.toISOString() };
  });
  return { deleted };
}
