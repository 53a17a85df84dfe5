import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { listRoomTables } from "@/lib/service/reservations/room-store";

/** The tables of a restaurant in the order of its list. */
export async function listTables(app: App, { tenantId }: { tenantId: TenantId }) {
  return { tables: await listRoomTables(app.db.sql, { tenantId }) };
}
