import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { getRoomTable } from "@/lib/service/reservations/get-room-table";
import type { RoomTable } from "@/lib/service/reservations/room-store";

/** One table of the room. Throws TABLE_NOT_FOUND. */
export function getTable(app: App, input: { tenantId: TenantId; tableId: string }): Promise<RoomTable> {
  return getRoomTable(app.db.sql, input);
}
