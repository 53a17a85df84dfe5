import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { withUpdatedThrough } from "@/lib/platform/db/updated-through";
import { listRoomTables } from "@/lib/service/reservations/room-store";
import type { TableListQuery } from "./table-contract";
import { listChangedTables } from "./table-store";

/** The tables of a restaurant in the order of its list: those that a query names, and what was removed since then. */
export async function listTables(
  app: App,
  { tenantId, externalId, updatedSince }: TableListQuery & { tenantId: TenantId },
) {
  return withUpdatedThrough(app.db.sql, updatedSince, async () => {
    const changed =
      updatedSince === undefined
        ? null
        : await listChangedTables(app.db, { tenantId, since: new Date(updatedSince) });
    const all = await listRoomTables(app.db.sql, { tenantId });
    const ids = changed && new Set(changed.map(({ id }) => id));
    const tables = all.filter(
      (table) =>
        (externalId === undefined || table.externalId === externalId) && (ids === null || ids.has(table.id)),
    );
    if (!changed) return { tables };
    const deleted = changed.flatMap(({ id, externalId: called, removedAt }) =>
      removedAt ? [{ id, externalId: called, deletedAt: removedAt.toISOString() }] : [],
    );
    return { tables, deleted };
  });
}
