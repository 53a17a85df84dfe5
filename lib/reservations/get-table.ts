import type { App } from "@/lib/app/app";
import type { Db, Tx } from "@/lib/db/db";
import { fail } from "@/lib/errors/app-error";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { listRoomTables, type RoomTable } from "./room-store";

/** One table of the room as the caller's transaction sees it. Throws TABLE_NOT_FOUND. */
export async function getRoomTable(
  db: Tx | Db["prisma"],
  { tenantId, tableId }: { tenantId: TenantId; tableId: string },
): Promise<RoomTable> {
  const tables = await listRoomTables(db, { tenantId });
  return tables.find(({ id }) => id === tableId) ?? fail("TABLE_NOT_FOUND", "There is no such table.");
}

/** One table of the room. Throws TABLE_NOT_FOUND. */
export function getTable(app: App, input: { tenantId: TenantId; tableId: string }): Promise<RoomTable> {
  return getRoomTable(app.db.prisma, input);
}
