import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { listRoomTables } from "@/lib/service/reservations/room-store";
import type { TableListQuery } from "./table-contract";

/** The tables of a restaurant in the order of its list, or the one with an externalId. */
export async function listTables(
  app: App,
  { tenantId, externalId }: TableListQuery & { tenantId: TenantId },
) {
  const tables = await listRoomTables(app.db.sql, { tenantId });
  return {
    tables: externalId === undefined ? tables : tables.filter((table) => table.externalId === externalId),
  };
}
