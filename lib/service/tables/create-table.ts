import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { inTransaction } from "@/lib/platform/db/transaction";
import { keepQuota } from "@/lib/restaurant/tenancy/keep-quota";
import { getRoomTable } from "@/lib/service/reservations/get-room-table";
import type { RoomTable } from "@/lib/service/reservations/room-store";
import { pairTables } from "./pair-tables";
import { refuseTakenTable } from "./refuse-taken-table";
import type { CreateTableRequest } from "./table-contract";
import { countTables, insertTable } from "./table-store";

/** Adds a table to the room. Throws TABLE_NAME_TAKEN, EXTERNAL_ID_TAKEN, QUOTA_EXCEEDED, and as pairTables. */
export async function createTable(
  app: App,
  { tenantId, request }: { tenantId: TenantId; request: CreateTableRequest },
): Promise<RoomTable> {
  const { combinableWith, ...fields } = request;
  const tableId = newId("tbl");
  describeAct({ subjectId: tableId });
  try {
    return await inTransaction(app.db, async (tx) => {
      await keepQuota(tx, { tenantId, quota: "tables", used: () => countTables(tx, { tenantId }) });
      await insertTable(tx, { tenantId, id: tableId, createdAt: app.clock.now(), ...fields });
      await pairTables(tx, { tenantId, tableId, combinableWith });
      return getRoomTable(tx, { tenantId, tableId });
    });
  } catch (error) {
    const { externalId } = request;
    return refuseTakenTable(app, { tenantId, tableId, externalId, error });
  }
}
