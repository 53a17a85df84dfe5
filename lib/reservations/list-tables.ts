import type { App } from "@/lib/app/app";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { listRoomTables } from "./room-store";

/** The tables of a restaurant in the order of its list. */
export async function listTables(app: App, { tenantId }: { tenantId: TenantId }) {
  return { tables: await listRoomTables(app.db.prisma, { tenantId }) };
}
