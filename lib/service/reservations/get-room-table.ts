import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Sql } from "@/lib/platform/db/sql";
import { listRoomTables, type RoomTable } from "./room-store";

/** One table of the room as the caller's transaction sees it. Throws TABLE_NOT_FOUND. */
export async function getRoomTable(
  db: Sql,
  { tenantId, tableId }: { tenantId: TenantId; tableId: string },
): Promise<RoomTable> {
  const tables = await listRoomTables(db, { tenantId });
  return tables.find(({ id }) => id === tableId) ?? fail("TABLE_NOT_FOUND", "There is no such table.");
}
